# Everything runs in .venv, installed by hash: what playing needs first, what checking needs on top of it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: --no-compile

export PYTHONDONTWRITEBYTECODE :=# what is compiled is kept: to compile it takes each process two seconds

.PHONY: help setup play run test tried quick check long format lint types contracts bench bench-quick pictures golden release lock clean

help: ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/ —/'

setup: $(VENV)/.ready ## make .venv; nothing to do the second time

define PLACE
$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Fireside needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }; \
echo "Making a place of its own in $(VENV)…"; \
$(PYTHON) -m venv --clear $(VENV)
endef

$(VENV)/.play-ready: requirements.txt
	@$(PLACE)
	@echo "Installing what Fireside needs…"
	@$(INSTALL) -r requirements.txt
	@touch $@

# its list holds the other one: who only checks installs once
$(VENV)/.ready: requirements.txt requirements-dev.txt
	@[ $(VENV)/.play-ready -nt requirements.txt ] || { $(PLACE); }
	@echo "Installing what the checks need…"
	@$(INSTALL) -r requirements-dev.txt
	@touch $(VENV)/.play-ready $@

test: setup ## the whole suite, in parallel
	$(BIN)/pytest

QUICK := tests/engines tests/tables tests/bot tests/renderer tests/db

quick: setup ## while working: no Discord, nothing of endurance
	QUICK=yes $(BIN)/pytest -m "not endurance" $(QUICK)

play: $(VENV)/.play-ready ## sandbox and bot on this machine; prints the address of the table (PORT=… for another than 8787)
	@$(BIN)/python -m bot.play $(if $(PORT),--port $(PORT))

run: $(VENV)/.play-ready ## the bot alone, against Discord, with the token from .env
	@$(BIN)/python -m bot

check: lint ## exactly what CI runs; see docs/decisions/0035
	@$(MAKE) --no-print-directory --jobs=3 types contracts tried

tried: setup # types are checked beside the tests: that takes one core
	$(BIN)/pytest || $(BIN)/python -m tests.again

FROM ?= 1000
TESTS := tests/bot/test_fuzz.py tests/bot/test_reminding_laws.py tests/tables/test_voting_laws.py \
  tests/db/test_disk_faults.py tests/db/test_outbox_laws.py tests/db/test_power_cuts.py \
  tests/engines/test_chance.py tests/renderer/test_film.py tests/stories/test_kills.py tests/stories/test_killed_computers.py \
  tests/stories/test_computers_of_two_bots.py tests/stories/test_secrets.py \
  tests/stories/test_twins.py tests/stories/test_alone_in_chromium.py \
  tests/stories/test_three_processes.py tests/stories/test_two_bots.py \
  tests/bot/test_panel_laws.py tests/stories/test_one_panel.py

long: setup ## before a release: the same tests at their long sizes, hours of them (TESTS=… for some, FROM=… for other seeds)
	LONG=$(FROM) $(BIN)/pytest -n0 -v $(TESTS)

format: setup ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: setup
	$(BIN)/mypy

contracts: setup
	$(BIN)/lint-imports

.venv-bench/.ready: requirements.txt requirements-bench.txt
	$(PYTHON) -m venv --clear .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	@touch $@

bench: .venv-bench/.ready ## every figure beside its peer; writes benchmarks/results.json
	.venv-bench/bin/python -m benchmarks

bench-quick: .venv-bench/.ready ## the same at smaller sizes
	.venv-bench/bin/python -m benchmarks --quick

pictures: $(VENV)/.play-ready ## every kind of picture, and a contact sheet of them all, into artefacts/
	$(BIN)/python -m renderer.sheet artefacts

golden: setup ## take the golden pictures anew, after looking at what changed
	$(BIN)/python -m tests.renderer.golden

release: setup ## sources, SBOM, hashes and notes of this version into artefacts/release
	$(BIN)/python -m ops.release

lock: setup ## write the requirement files anew from pyproject.toml
	@for group in "" dev bench; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-annotate --no-header pyproject.toml $${group:+--group $$group} -o requirements$${group:+-$$group}.txt; done
	@cd tests/sandbox/libraries && npm update --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund && \
	  ../../../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-annotate --no-header requirements.in -o requirements.txt

clean: ## remove what the other targets made
	rm -rf $(VENV) .venv-bench .libraries .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
