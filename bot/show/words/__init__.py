"""The bot's own sentences: en.ftl, fr.ftl, it.ftl."""
