"""Fire Bulls."""
