"""The only reader of the environment."""

from pathlib import Path

from pydantic import SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from db.database import DEFAULT_URL


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr = SecretStr("")
    discord_token_file: Path | None = None
    discord_api: str = ""  # blank: the real Discord
    database_url: str = DEFAULT_URL
    log_level: str = "INFO"

    def token(self) -> str:
        if self.discord_token_file is not None:
            return self.discord_token_file.read_text(encoding="utf-8").strip()
        return self.discord_token.get_secret_value().strip()


class BadSettings(Exception):  # noqa: N818 — it says what to do
    """One sentence for whoever starts the bot."""


def read() -> Settings:
    try:
        settings = Settings()
        token = settings.token()
    except (ValidationError, OSError) as error:
        raise BadSettings(f"The settings cannot be read: {error}") from error
    if not token:
        raise BadSettings(
            "There is no token: put DISCORD_TOKEN=… (from the Bot page of your application) into .env, "
            "or try everything without an account: make play"
        )
    return settings
