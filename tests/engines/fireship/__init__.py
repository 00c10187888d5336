"""Tests of Fireship."""
