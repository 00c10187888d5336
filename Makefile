# Everything runs in .venv, installed by hash from requirements-dev.txt.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help setup play run test check long format lint types contracts bench bench-quick pictures golden lock clean

help: ## what there is
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/ —/'

setup: $(VENV)/.ready ## make .venv; nothing to do the second time

$(VENV)/.ready: requirements.txt requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Fireside needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements-dev.txt
	@touch $@

test: setup ## the whole suite, in parallel
	$(BIN)/pytest

play: setup ## sandbox and bot on this machine; prints the address of the table (PORT=… for another than 8787)
	@$(BIN)/python -m bot.play $(if $(PORT),--port $(PORT))

run: setup ## the bot alone, against Discord, with the token from .env
	@$(BIN)/python -m bot

check: lint types contracts test ## exactly what CI runs

FROM ?= 1000
TESTS := tests/bot/test_fuzz.py tests/bot/test_reminding_laws.py tests/bot/test_voting_laws.py \
  tests/db/test_disk_faults.py tests/db/test_outbox_laws.py tests/db/test_power_cuts.py \
  tests/engines/test_chance.py tests/stories/test_kills.py tests/stories/test_twins.py \
  tests/stories/test_two_bots.py

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

bench-quick: .venv-bench/.ready ## the same in about a minute
	.venv-bench/bin/python -m benchmarks --quick

pictures: setup ## every kind of picture, and a contact sheet of them all, into artefacts/
	$(BIN)/python -m renderer.sheet artefacts

golden: setup ## take the golden pictures anew, after looking at what changed
	$(BIN)/python -m tests.renderer.golden

lock: setup ## write the requirement files anew from pyproject.toml
	@for group in "" dev bench; do \
	  $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-annotate --no-header pyproject.toml $${group:+--group $$group} -o requirements$${group:+-$$group}.txt; done

clean: ## remove what the other targets made
	rm -rf $(VENV) .venv-bench .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
