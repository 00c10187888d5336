"""PRIVACY.md names everything of a person that is kept: a new column is either there or of nobody."""

import re
from pathlib import Path

from db.schema import metadata

ROOT = Path(__file__).parents[2]
LOCALES = ("English", "Français", "Italiano")
OF_NOBODY = {
    "games": """id thread lobby_message rules rules_version size options pace private locale commitment
        rematch_of state started_at ended_at paused_at solo unrated hints
        closed day""",
    "seats": "game seat level",
    "picks": "game seat pick nth",
    "invitations": "game",
    "seeds": "game server_seed",
    "actions": "game seq digest revealed passed",
    "votes": "game topic",
    "outbox": """id nonce game kind state reason attempts claimed_by not_before message put_at settled_at
        epoch""",
    "reminders": "kind game seat done_at",
    "servers": """id home elsewhere boards results pace locale per_person in_all games computers hints
        role pings welcomed_at moderators left_at weekly""",
    "rated_games": "game rules pool season at",
    "rated_seats": "game seat",
    "ratings": "rules pool season",
    "finished_games": "game rules guild kind at lasted turns gap",
    "finished_seats": "game seat",
    "tallies": "rules topic value players games won",
    "achievements": "game seat",
    "acts": "id server kind game seat detail",
    "bars": "server act",
    "deals": "day secret commitment made_at",
    "tries": "game",
    "heartbeats": "process at",
}


def told(page: str) -> set[tuple[str, str]]:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", page, re.MULTILINE)
    return {(table, column) for table, columns in rows for column in re.findall(r"`(\w+)`", columns)}


def of_a_person() -> set[tuple[str, str]]:
    nobodys = {(table, column) for table, columns in OF_NOBODY.items() for column in columns.split()}
    kept = {(table.name, column.name) for table in metadata.sorted_tables for column in table.columns}
    assert nobodys <= kept
    return kept - nobodys


def test_the_privacy_page_names_each_column_of_a_person_and_no_other() -> None:
    assert told((ROOT / "PRIVACY.md").read_text("utf-8")) == of_a_person()


def test_both_papers_say_as_much_in_each_language() -> None:
    for name, points in (("PRIVACY", r"^\*\*"), ("TERMS", r"^\d+\. \*\*")):
        page = (ROOT / f"{name}.md").read_text("utf-8")
        parts = {part.partition("\n")[0]: part for part in page.split("\n## ")}
        counts = {len(re.findall(points, parts[locale], re.MULTILINE)) for locale in LOCALES}
        assert len(counts) == 1
        assert counts.pop() >= 9


def test_what_the_directory_is_told_has_discords_lengths() -> None:
    page = (ROOT / "docs" / "directory.md").read_text("utf-8")
    for heading, most in re.findall(r"^## (\w+), (\d+) characters at most$", page, re.MULTILINE):
        part = page.split(f"## {heading}")[1].split("\n## ")[0]
        texts = re.findall(r"^\| (?:en|fr|it) \| (.*) \|$", part, re.MULTILINE)
        assert len(texts) == len(LOCALES)
        assert max(map(len, texts)) <= int(most)
