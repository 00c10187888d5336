"""The Discord side of Fireside; it knows no game's rules."""
