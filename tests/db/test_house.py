"""What the source must look like, so that a transaction stays whole wherever it is written."""

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATEMENTS = {"execute", "executemany", "executescript", "exec_driver_sql"}
PACKAGES = [
    path.parent for path in ROOT.glob("*/__init__.py") if path.parent.name not in ("tests", "benchmarks")
]
ELSEWHERE = [package for package in PACKAGES if package.name != "db"]


def sources(naming: Collection[str], *packages: Path) -> Iterator[tuple[Path, ast.Module]]:
    """Those in which one of these words stands at all: to read all takes two seconds."""
    for path in (path for package in packages for path in package.rglob("*.py")):
        text = path.read_text()
        if any(word in text for word in naming):
            yield path, ast.parse(text)


def statements_in(tree: ast.AST) -> list[int]:
    """Lines on which something is sent to a database."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [
        call.lineno for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in STATEMENTS
    ]


def imports_of(tree: ast.AST) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found


def awaiting_statements(tree: ast.AST) -> list[int]:
    """Statements between which something else could happen."""
    waiting = (node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef))
    bodies = (part for function in waiting for part in ast.walk(function) if isinstance(part, ast.Await))
    return [line for body in bodies for line in statements_in(body) if not _is_lambda(body)]


def _is_lambda(waited: ast.Await) -> bool:
    return any(isinstance(node, ast.Lambda) for node in ast.walk(waited))


def test_no_statement_is_awaited() -> None:
    """Each runs in a plain function, which `tx` carries out in one piece."""
    read = sources(STATEMENTS, *PACKAGES)
    found = {path.name: lines for path, tree in read if (lines := awaiting_statements(tree))}
    assert found == {}


def test_only_db_speaks_to_a_database() -> None:
    drivers = {"sqlalchemy", "sqlite3", "aiosqlite", "asyncpg", "alembic"}
    read = sources(drivers, *ELSEWHERE)
    found = {path.name: names for path, tree in read if (names := imports_of(tree) & drivers)}
    assert found == {}


def test_db_has_no_clock_and_no_chance() -> None:
    unwanted = {"time", "datetime", "random", "secrets", "uuid"}
    read = sources(unwanted, ROOT / "db")
    found = {path.name: names for path, tree in read if (names := imports_of(tree) & unwanted)}
    assert found == {}


@pytest.mark.parametrize(
    "spoiled",
    [
        "async def f(conn):\n    await conn.execute(1)",
        "async def f(c):\n    x = (await c.exec_driver_sql(1)).all()",
    ],
)
def test_the_search_finds_an_awaited_statement(spoiled: str) -> None:
    assert awaiting_statements(ast.parse(spoiled)) == [2]
    assert imports_of(ast.parse("from sqlalchemy.ext import x\nimport sqlite3.dbapi2")) == {
        "sqlalchemy",
        "sqlite3",
    }
