"""Shapes, letters and files of pictures; nothing here knows a game."""
