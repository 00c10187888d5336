"""What lies ready for whoever operates many servers: alarms, dashboard, units, the compose file for three."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.ops.metrics import Metrics

ROOT = Path(__file__).parents[2]
OPS = ROOT / "ops"
RULES = OPS / "prometheus" / "rules.yml"
DASHBOARD = OPS / "grafana" / "dashboard.json"
SCALE = (ROOT / "compose.scale.yaml").read_text(encoding="utf-8")
WHY_NOT = "promtool is not installed: the rules are not tried here (Debian: prometheus)"


def named(text: str) -> set[str]:
    return set(re.findall(r"\bfireside_\w+", text))


def known() -> set[str]:
    """All that `/metrics` may show, histograms by their parts."""
    names = set[str]()
    for metric in Metrics().registry.collect():
        names |= {metric.name, *(sample.name for sample in metric.samples)}
        names |= {f"{metric.name}{end}" for end in ("_total", "_bucket", "_count", "_sum")}
    return names


def test_alarms_and_dashboard_ask_for_figures_that_there_are() -> None:
    for path in (RULES, DASHBOARD):
        assert named(path.read_text(encoding="utf-8")) - known() == set(), path


def test_every_figure_that_the_documents_tell_to_watch_has_an_alarm() -> None:
    table = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(fireside_\w+)`", table, re.MULTILINE)
    alarmed = {re.sub(r"_bucket$", "", name) for name in named(RULES.read_text(encoding="utf-8"))}
    assert set(rows) - alarmed == set()
    assert len(rows) > 15


def test_the_dashboard_is_one_and_its_panels_do_not_overlap() -> None:
    told = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    places = [(one["gridPos"]["x"], one["gridPos"]["y"]) for one in told["panels"]]
    assert len(places) == len(set(places)) > 15
    assert all(one["targets"] for one in told["panels"])


@pytest.mark.parametrize(("kind", "path"), [("rules", RULES), ("config", RULES.with_name("prometheus.yml"))])
def test_prometheus_reads_them(kind: str, path: Path) -> None:
    program = shutil.which("promtool")
    if program is None:
        if os.environ.get("CI"):
            pytest.fail(WHY_NOT)
        pytest.skip(WHY_NOT)
    told = subprocess.run([program, "check", kind, str(path)], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr


def test_three_processes_take_all_shards_and_prometheus_asks_each_of_them() -> None:
    services = re.findall(
        r"^  (bot-\w+):\n    <<: \*bot\n    environment: \{.*SHARDS: (\S+)\}", SCALE, re.MULTILINE
    )
    shards = [re.fullmatch(r"(\d+)-(\d+)/(\d+)", text) for _, text in services]
    assert all(shards)
    of = {int(one[3]) for one in shards if one}
    taken = [shard for one in shards if one for shard in range(int(one[1]), int(one[2]) + 1)]
    assert [taken] == [list(range(number)) for number in of]
    asked = re.findall(r'"(\S+):9464"', (OPS / "prometheus" / "prometheus.yml").read_text(encoding="utf-8"))
    assert asked == [name for name, _ in services]
    assert all(Path(ROOT / path).exists() for path in re.findall(r"\./(ops/[\w/.]+)", SCALE))


@pytest.mark.parametrize("name", ["fireside.service", "fireside@.service"])
def test_a_unit_starts_again_what_passes_and_not_what_only_a_person_can_mend(name: str) -> None:
    unit = (OPS / "systemd" / name).read_text(encoding="utf-8")
    for line in ("Restart=always", "RestartPreventExitStatus=2", "UMask=0077", "ProtectSystem=strict"):
        assert line in unit.splitlines(), line
    assert re.search(r"TimeoutStopSec=1[0-9]$", unit, re.MULTILINE), "it ends within ten seconds by itself"


@pytest.mark.parametrize("name", ["fireside.service", "fireside@.service"])
def test_systemd_reads_the_units(name: str, tmp_path: Path) -> None:
    """It says what it does not know, and goes on; that the program is not installed here is no fault."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed: the units are not tried here (Debian: systemd)")
    unit = (OPS / "systemd" / name).read_text(encoding="utf-8")
    for wrong, there in ((False, unit), (True, unit.replace("ProtectHome=", "ProtectHomes="))):
        path = tmp_path / name
        path.write_text(there.replace("/opt/fireside/.venv/bin/python", "/bin/true"), encoding="utf-8")
        command = [program, "verify", "--man=no", str(path)]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        complaints = [line for line in told.stderr.splitlines() if name in line]
        assert bool(complaints) is wrong, told.stderr
