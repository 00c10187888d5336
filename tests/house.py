"""The figures of the house beside their goals: `python -m tests.house`."""

import ast
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median, quantiles

from tests import documents

ROOT = Path(__file__).parents[1]
PRODUCT = ("engines", "opponents", "tables", "renderer", "db", "bot")
EVERYTHING = (*PRODUCT, "sandbox", "benchmarks", "tests")
SERVICE = "Tables"  # the one class that may have a verb for all that can be asked
OPAQUE = {
    *(
        "alive",
        "announce",
        "answers",
        "asked",
        "closer",
        "desk",
        "door",
        "dues",
        "gate",
        "happened",
        "impatience",
    ),
    *(
        "late",
        "listing",
        "memory",
        "names",
        "night",
        "quiet",
        "reminding",
        "room",
        "said",
        "screens",
    ),
    *("shelf", "starts", "told", "touched", "trail", "upload", "waiting", "when", "zones"),
    *("base", "common", "helpers", "manager", "misc", "utils"),
}

LONG = 40  # lines of a function
CUTS = {"split", "rsplit", "partition", "rpartition"}

Sources = Mapping[str, ast.Module]
Function = ast.FunctionDef | ast.AsyncFunctionDef
Node = ast.expr | ast.stmt | ast.keyword


@dataclass(frozen=True, slots=True)
class Goal:
    """What a figure was before the house was rebuilt, and the most that it may be."""

    before: int
    most: int
    what: str


GOALS: Mapping[str, Goal] = {
    "service": Goal(94, 40, f"methods of `{SERVICE}`, those of its own bases included"),
    "largest": Goal(72, 15, "methods of the largest other class of `tables/`, `db/` and `bot/`"),
    "private": Goal(92, 0, "uses of another file's `_private` names"),
    "flat": Goal(45, 4, "files in `bot/` beside its folders"),
    "opaque": Goal(35, 0, "files whose names say nothing"),
    "words": Goal(
        10, 0, "names of classes and constants that three files of `tables/`, `db/` and `bot/` define"
    ),
    "kinds": Goal(145, 0, "places that spell a kind as a bare string"),
    "parsed": Goal(5, 0, "places that read a meaning out of a key"),
    "uncited": Goal(551, 0, "citations without a heading"),
    "untried": Goal(16, 0, "rulings without a test"),
    "median": Goal(5, 8, "lines of a function at the median"),
    "p90": Goal(14, 20, "lines of a function at the 90th percentile"),
    "long": Goal(3, 0, "functions over 40 lines, but for a `match` over every kind and an `__init__`"),
    "files": Goal(328, 400, "lines of the longest file that is no table of data"),
    "borrowed": Goal(31, 0, "imports from `test_*` modules"),
}


def nodes(modules: Sources) -> Iterator[tuple[str, Node]]:
    """Each with its file."""
    for path, tree in modules.items():
        yield from ((path, node) for node in ast.walk(tree) if isinstance(node, Node))


def sources(*folders: str) -> dict[str, ast.Module]:
    paths = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    return {str(path.relative_to(ROOT)): ast.parse(path.read_text("utf-8")) for path in paths}


def classes(modules: Sources) -> dict[tuple[str, str], ast.ClassDef]:
    """By file and name."""
    return {(path, node.name): node for path, node in nodes(modules) if isinstance(node, ast.ClassDef)}


def imported(modules: Sources, path: str) -> dict[str, str]:
    """Where a name comes from, for what this file takes from others of ours."""
    found: dict[str, str] = {}
    for node in ast.walk(modules[path]):
        if isinstance(node, ast.ImportFrom) and node.module:
            folder = node.module.replace(".", "/")
            source = f"{folder}.py" if f"{folder}.py" in modules else f"{folder}/__init__.py"
            found |= {alias.name: source for alias in node.names}
    return found


def methods(at: tuple[str, str], modules: Sources) -> set[str]:
    """Its own and those of its bases, as far as they are ours."""
    path, _ = at
    node = classes({path: modules[path]}).get(at) if path in modules else None
    if node is None:
        return set()
    places = {one.name: path for one in ast.walk(modules[path]) if isinstance(one, ast.ClassDef)}
    places = imported(modules, path) | places
    bases = (base.id for base in node.bases if isinstance(base, ast.Name) and base.id in places)
    own = {part.name for part in node.body if isinstance(part, Function)}
    return own.union(*(methods((places[base], base), modules) for base in bases))


def sizes(modules: Sources) -> dict[tuple[str, str], int]:
    return {at: len(methods(at, modules)) for at in classes(modules)}


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def defined(tree: ast.Module) -> set[str]:
    """The private names that this file makes."""
    made = set()
    for node in ast.walk(tree):
        if isinstance(node, Function | ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Store):
            made.add(node.attr if isinstance(node, ast.Attribute) else node.id)
    return {name for name in made if is_private(name)}


def private_uses(modules: Sources) -> list[str]:
    """`object._name`, or its import, where another file makes that name and this one does not. Only of
    packages that it imports: a library's names may be spelled like those of others of ours."""
    made = {path: defined(tree) for path, tree in modules.items()}
    by_package: dict[str, set[str]] = {}
    for path, names in made.items():
        by_package.setdefault(package(path), set()).update(names)
    theirs = {
        path: set().union(*(by_package.get(one, set()) for one in packages(path, tree))) - made[path]
        for path, tree in modules.items()
    }
    return [
        f"{path}:{node.lineno} {name}"
        for path, node in nodes(modules)
        for name in used(node)
        if is_private(name) and name in theirs[path]
    ]


def package(path: str) -> str:
    return path.partition("/")[0]


def packages(path: str, tree: ast.Module) -> set[str]:
    """That of this file, and those from which it imports."""
    found = {package(path)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            found.add(str(node.module).partition(".")[0])
        elif isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
    return found


def used(node: Node) -> Iterator[str]:
    if isinstance(node, ast.Attribute):
        yield node.attr
    elif isinstance(node, ast.ImportFrom):
        yield from (alias.name for alias in node.names)


def named(tree: ast.Module) -> set[str]:
    """Classes and constants; a letter for a type is no word."""
    made = set()
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            made.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            made |= {one.id for one in targets if isinstance(one, ast.Name) and one.id[:1].isupper()}
    return {name for name in made if len(name) > 1}


def ambiguous(modules: Sources) -> list[str]:
    """One word means one thing: names that three files or more make anew."""
    made = Counter(name for tree in modules.values() for name in named(tree))
    return sorted(f"{name} ({count})" for name, count in made.items() if count > 2)


def bare_kinds(modules: Sources) -> list[str]:
    """`kind="board"`, `row.kind == "board"`, `Control("join")`, `{"board": self.board}` with a method."""
    made = {path: functions(tree) for path, tree in modules.items()}
    return [
        f"{path}:{node.lineno} {word}" for path, node in nodes(modules) for word in spelled(node, made[path])
    ]


def functions(tree: ast.Module) -> set[str]:
    return {node.name for node in ast.walk(tree) if isinstance(node, Function)}


def spelled(node: Node, handlers: Collection[str]) -> Iterator[str]:
    match node:
        case ast.keyword(arg="kind", value=ast.Constant(value=str(word))):
            yield word
        case ast.Compare(left=ast.Attribute(value=ast.Name(id=whose), attr="kind"), comparators=[right]):
            if whose != "choice":  # what a menu offers has a type of its own
                yield from words(right)
        case ast.Call(func=ast.Name(id="Control"), args=[ast.Constant(value=str(word)), *_]):
            yield word
        case ast.Dict():
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
                    yield from words(key) if value.value.id == "self" and value.attr in handlers else ()


def words(node: ast.AST | None) -> Iterator[str]:
    parts = node.elts if isinstance(node, ast.Tuple | ast.Set | ast.List) else [node]
    for part in parts:
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def parsed_keys(modules: Sources) -> list[str]:
    """A key is whatever is cut at its colons; how versions before spelled it may be read, in `…_old`."""
    old = {
        (path, id(inner))
        for path, node in nodes(modules)
        if isinstance(node, Function) and node.name.endswith("_old")
        for inner in ast.walk(node)
    }
    return [
        f"{path}:{node.lineno}"
        for path, node in nodes(modules)
        if (path, id(node)) not in old and isinstance(node, ast.Call) and cuts_a_key(node)
    ]


def cuts_a_key(call: ast.Call) -> bool:
    at_colons = any(isinstance(one, ast.Constant) and one.value == ":" for one in call.args)
    cut = call.func
    return (
        at_colons and isinstance(cut, ast.Attribute) and cut.attr in CUTS and "key" in ast.unparse(cut.value)
    )


def lengths(modules: Sources) -> list[int]:
    functions = (node for _, node in nodes(modules) if isinstance(node, Function))
    return [(node.end_lineno or node.lineno) - node.lineno + 1 for node in functions]


def long_functions(modules: Sources) -> list[str]:
    """A migration stays as it was written."""
    return [
        f"{path}:{node.lineno} {node.name}"
        for path, node in nodes(modules)
        if isinstance(node, Function) and (node.end_lineno or node.lineno) - node.lineno >= LONG
        if node.name != "__init__" and "assert_never" not in ast.unparse(node)
        if "/migrations/" not in path
    ]


def borrowed(modules: Sources) -> list[str]:
    """What one test module takes from another belongs beside both."""
    return [
        f"{path}:{node.lineno} {node.module}"
        for path, node in nodes(modules)
        if isinstance(node, ast.ImportFrom) and re.match(r"tests\b", node.module or "")
        if any(part.startswith("test_") for part in (*str(node.module).split("."), *used(node)))
    ]


def longest_file() -> int:
    paths = (path for folder in PRODUCT for path in (ROOT / folder).rglob("*.py"))
    return max(
        len(path.read_text("utf-8").splitlines()) for path in paths if path.stem not in ("data", "schema")
    )


def unreadable() -> list[str]:
    found = documents.unknown(documents.texts(*documents.CODE) | documents.DOCUMENTS, documents.NUMBERS)
    return [f"{path} {number}" for path, numbers in found.items() for number in sorted(numbers)]


@cache
def findings() -> Mapping[str, list[str]]:
    """What stands behind each figure that counts places."""
    product, shells = sources(*PRODUCT), sources("tables", "bot")
    return {
        "private": private_uses(product),
        "flat": [path.name for path in (ROOT / "bot").iterdir() if path.suffix == ".py"],
        "opaque": [path for path in product if Path(path).stem in OPAQUE],
        "words": ambiguous(sources("tables", "db", "bot")),
        "kinds": bare_kinds(shells),
        "parsed": parsed_keys(shells),
        "long": long_functions(product),
        "uncited": unreadable(),
        "untried": documents.untried(documents.RULINGS, documents.ENGINE_TESTS),
        "borrowed": borrowed(sources("tests", "benchmarks")),
    }


@cache
def figures() -> Mapping[str, int]:
    product = sources(*PRODUCT)
    shells = sizes(sources("tables", "db", "bot"))
    lines = lengths(product)
    return {
        "service": max(number for (_, name), number in shells.items() if name == SERVICE),
        "largest": max(number for (_, name), number in shells.items() if name != SERVICE),
        **{name: len(found) for name, found in findings().items()},
        "median": int(median(lines)),
        "p90": int(quantiles(lines, n=10)[-1]),
        "files": longest_file(),
    }


def missed() -> dict[str, str]:
    """The goals that are not reached, with what stands in their way."""
    now = figures()
    return {
        name: f"{goal.what}: {now[name]}, not {goal.most}: {'; '.join(findings().get(name, [])[:10])}"
        for name, goal in GOALS.items()
        if now[name] > goal.most
    }


def table() -> str:
    now = figures()
    rows = (f"| {goal.what} | {goal.before} | {now[name]} | {goal.most} |" for name, goal in GOALS.items())
    return "\n".join(("| figure | before | now | at most |", "| --- | --- | --- | --- |", *rows))


if __name__ == "__main__":
    print(table(), *missed().values(), sep="\n")  # noqa: T201
