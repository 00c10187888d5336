"""The only reader of the environment."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from db.database import DEFAULT_URL

Level = Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)]


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    discord_token: SecretStr = SecretStr("")
    discord_token_file: Path | None = None
    discord_api: str = Field(default="", pattern=r"^(https?://\S+)?$")  # blank: the real Discord
    database_url: str = Field(default=DEFAULT_URL, repr=False)  # PostgreSQL's has a password in it
    log_level: Level = "INFO"
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_host: str = "127.0.0.1"
    backup_folder: Path | None = None  # none: beside the database
    backups_kept: int = Field(default=14, ge=0)

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
    except ValidationError as error:
        wrong = "; ".join(f"{str(one['loc'][0]).upper()}: {one['msg']}" for one in error.errors())
        raise BadSettings(f"The settings cannot be read: {wrong}.") from error
    except OSError as error:
        raise BadSettings(f"The settings cannot be read: {error}") from error
    except UnicodeDecodeError as error:
        raise BadSettings("The settings cannot be read: .env and the token's file must be UTF-8.") from error
    if not token:
        raise BadSettings(
            "There is no token: put DISCORD_TOKEN=… (from the Bot page of your application) into .env, "
            "or try everything without an account: make play"
        )
    if not token.isascii() or len(token.split()) > 1:
        raise BadSettings(
            "What is set as token is none: copy it again from the Bot page of your application, in one line."
        )
    return settings
