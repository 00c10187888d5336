"""The house around the bot: health, metrics, logs, the nightly work, starts and stops."""
