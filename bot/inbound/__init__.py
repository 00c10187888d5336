"""What comes in from Discord: a press or a command on its way to the tables, and its answer."""
