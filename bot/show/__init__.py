"""What people see: panels, pictures and sentences, made of views alone."""
