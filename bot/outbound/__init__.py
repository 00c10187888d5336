"""What goes out to Discord: the outbox posted in order, each message once, and what a refusal means."""
