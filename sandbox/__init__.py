"""A Discord on this machine: what passes against it must work on the real one."""
