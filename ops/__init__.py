"""What lies ready for whoever operates the bot, and how a release is made."""
