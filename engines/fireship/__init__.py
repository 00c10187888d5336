"""Fireship: a sea of nine islands to conquer with boats, planes and battleships."""
