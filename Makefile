PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
RULES := $(shell find src/railbird/core src/railbird/games -name '*.py' 2>/dev/null)
QUICK := not soak and not slow and not compiled

.PHONY: setup play check test soak clean

setup: .venv/compiled .venv/tested  ## everything: the game, compiled, and the tools that test it

play: .venv/compiled  ## a game of Las Vegas in the terminal
	@$(BIN)/railbird play las-vegas

check: .venv/installed .venv/tested  ## under two minutes, interpreted
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	RAILBIRD_PURE=1 $(BIN)/pytest -q -m "$(QUICK)"

test: setup check  ## everything but the soak
	$(BIN)/pytest -q -m "not soak"

soak: setup  ## the full counts
	$(BIN)/pytest -q -m soak --hypothesis-profile soak

clean:  ## forget everything that was built
	rm -rf .venv .bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src \( -name '*.so' -o -name '_digests.json' -o -name '*.egg-info' -o -name __pycache__ \) -prune -exec rm -rf {} +

.venv/python:
	@echo "Creating .venv ..."
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Railbird needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/installed: .venv/python requirements/base.txt requirements/build.txt pyproject.toml setup.py
	@echo "Installing what the game needs ..."
	@$(PIP) install -r requirements/base.txt -r requirements/build.txt
	@RAILBIRD_PURE=1 $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/compiled: .venv/installed $(RULES)
	@echo "Compiling the rules; this takes about a minute the first time ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

.venv/tested: .venv/installed requirements/test.txt
	@echo "Installing the tools that test it ..."
	@$(PIP) install -r requirements/test.txt
	@touch $@
