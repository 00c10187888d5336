"""What Fireside keeps; functions take a connection and return frozen rows."""
