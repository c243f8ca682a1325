# make play    play a game          make test    every check, as CI runs them
# make bench   measure the speed    make help    all targets
# one after the other, but where `make test` says otherwise
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif
BESIDE := --no-print-directory -j2 SIDE_BY_SIDE=1
.PHONY: help locks audit attack play terminal quick test mutants packs lint types imports codec wire client client-check \
	test-interpreted games \
	test-compiled test-web test-web-deep cases fuzz coverage generate format compiled bench bench-table screenshots browser yardstick clean
.DEFAULT_GOAL := help
SHELL := /bin/sh
# hundreds of processes start in the tests; none should compile every module again
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
VENV := .venv
PLAY := .venv-play
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
BENCH := .bench-venv
COMPILED := build/compiled
INTERPRETED_RUN := PYTHONPATH=src $(PY)
COMPILED_RUN := PYTHONPATH=$(COMPILED) $(PY)
PYTEST := -m pytest -q -n 2
SANDTABLE := $(COMPILED_RUN) -m sandtable
FUZZ_GAMES ?= 6
MUTANT_JOBS ?= 2
PACK_MUTATIONS ?= 2000
YARDSTICK_GAMES ?= 100

PACKAGE := pyproject.toml setup.py tools/inlined.h $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' \
	-not -path '*/table/static/*') $(shell find web -type f -not -path '*/node_modules/*')

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 20

# --- setting up; each stamp stands for a finished step ---

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "sandtable needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.build: requirements/run.txt requirements/build.txt | $(PY)
	$(PIP) install --no-deps -r requirements/build.txt
	@touch $@

$(VENV)/.web: requirements/web.txt | $(PY)
	$(PIP) install --no-deps -r requirements/web.txt
	@touch $@

$(VENV)/.dev: requirements/dev.txt $(VENV)/.build
	$(PIP) install --no-deps -r requirements/dev.txt
	@touch $@

client: $(VENV)/.web ## build the browser client into the package
	@$(PY) tools/build_client.py

# playing has an environment of its own, with nothing that only building or testing needs
$(PLAY)/.installed: $(VENV)/.build requirements/run.txt $(PACKAGE) | client
	rm -rf build/lib build/lib.* build/wheel
	$(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(PYTHON) -m venv $(PLAY)
	$(PLAY)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps -r requirements/run.txt
	$(PLAY)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

build/.compiled: $(VENV)/.build $(PACKAGE) | client
	rm -rf $(COMPILED)/sandtable
	$(PY) setup.py --quiet build --build-lib $(COMPILED)
	@touch $@

compiled: build/.compiled ## build the compiled package into build/compiled

# --- using it ---

play: $(PLAY)/.installed ## set everything up and open the table in a browser (ARGS="..." for options)
	@$(PLAY)/bin/sandtable serve --open $(ARGS)

terminal: $(PLAY)/.installed ## the same in the terminal (ARGS="..." for options)
	@$(PLAY)/bin/sandtable play $(ARGS)

# --- checks ---

quick: lint types imports codec wire ## the checks of two minutes, before every commit
	$(INTERPRETED_RUN) $(PYTEST) @tests/quick.txt
	$(INTERPRETED_RUN) -m sandtable check tests/cases

# Half of the compiler runs on one core, and what is checked without it, the suite on plain Python last, fills the other.
test: $(VENV)/.dev client browser ## every check
	@$(MAKE) $(BESIDE) --output-sync=target build/.compiled lint locks types imports codec wire client-check test-interpreted
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) $(BESIDE) test-web games

games: build/.compiled # fuzz and coverage in the time that browsers leave; told when all is done. Cases are in the suites
	@nice -n 19 $(MAKE) --no-print-directory SIDE_BY_SIDE= fuzz coverage >build/games.log 2>&1; \
	failed=$$?; echo; cat build/games.log; exit $$failed

lint: $(VENV)/.dev ## ruff: rules and format
	$(VENV)/bin/ruff check --quiet .
	$(VENV)/bin/ruff format --quiet --check .

types: $(VENV)/.dev ## mypy --strict
	$(VENV)/bin/mypy --strict --cache-dir=.mypy_cache/types src tools

imports: $(VENV)/.build ## imports run only leftwards
	$(PY) tools/check_imports.py

codec: $(VENV)/.build ## the generated codecs and numbers are up to date
	$(PY) tools/number_tables.py --check
	$(PY) tools/generate_codec.py --check

wire: $(VENV)/.build ## the generated protocol of the client is up to date
	$(PY) tools/generate_wire.py --check

client-check: $(VENV)/.web ## the client: types and unit tests
	$(PY) tools/build_client.py check
	$(PY) tools/build_client.py test

test-interpreted: $(VENV)/.dev ## the suite on plain Python, without whole games and the server
	SANDTABLE_EXPECT=interpreted $(INTERPRETED_RUN) $(PYTEST) -m "not long" --ignore=tests/web tests

test-compiled: $(VENV)/.dev build/.compiled ## the suite on the compiled engine, without what hangs on no build
	@mode=$$($(COMPILED_RUN) -c 'import sandtable; print(sandtable.build_mode())') || exit 1; \
	if [ "$$mode" = compiled ]; then \
		set -x; SANDTABLE_EXPECT=compiled $(COMPILED_RUN) $(PYTEST) -m "long or not once" --ignore=tests/web tests; \
	else echo "test-compiled: there is no working C compiler; long tests run on plain Python"; \
		set -x; $(INTERPRETED_RUN) $(PYTEST) -m long --ignore=tests/web tests; fi

browser: ## find a Chromium, or install one
	@tools/find_browser.sh >/dev/null

test-web: $(VENV)/.dev client build/.compiled browser ## the table in a real browser
	$(COMPILED_RUN) $(PYTEST) --dist worksteal -m "not deep" tests/web

test-web-deep: $(VENV)/.dev client build/.compiled browser ## the same in the browser once more: all scenarios, and titles of shared code
	$(COMPILED_RUN) $(PYTEST) --dist worksteal -m deep tests/web

cases: build/.compiled ## every case file holds
	$(SANDTABLE) check tests/cases

fuzz: build/.compiled ## a few random games, all invariants at every decision (FUZZ_GAMES=...)
	@for title in $$($(COMPILED_RUN) -c 'import sandtable; print(*sandtable.titles())'); do \
		set -x; $(SANDTABLE) fuzz --title $$title --games $(FUZZ_GAMES) || exit 1; { set +x; } 2>/dev/null; done

packs: build/.compiled ## break packs in many ways, and play what is accepted (PACK_MUTATIONS=...)
	HYPOTHESIS_PROFILE=search PACK_MUTATIONS=$(PACK_MUTATIONS) $(COMPILED_RUN) -m pytest -q -n 0 \
		tests/packs/test_*mutations.py

mutants: $(VENV)/.dev ## every kept mistake is seen by a test of its rule (MUTANT_JOBS=...)
	$(PY) tools/mutants.py --jobs $(MUTANT_JOBS)

coverage: build/.compiled ## which rules of the ledger are proved
	$(SANDTABLE) rules coverage

generate: $(VENV)/.build ## write the numbers of tables, the codecs and the protocol of the client
	$(PY) tools/number_tables.py
	$(PY) tools/generate_codec.py
	$(PY) tools/generate_wire.py

format: $(VENV)/.dev ## format the sources
	$(VENV)/bin/ruff check --quiet --fix .
	$(VENV)/bin/ruff format .

locks: $(PY) ## every pinned package has its hashes
	$(PY) tools/lock.py --check

audit: $(VENV)/.web ## known faults of the packages we use; says so when it could not ask
	$(PY) tools/audit.py

attack: $(VENV)/.dev build/.compiled ## bounded attacks on a server of our own, and what others feel of them (ATTACK="--kills 500 ...")
	$(COMPILED_RUN) bench/attack.py $(ATTACK)

# --- speed ---

$(BENCH)/.ready: requirements/bench.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip --disable-pip-version-check --quiet install -r requirements/bench.txt
	@touch $@

yardstick: $(BENCH)/.ready ## the speed of another engine on this machine
	@$(BENCH)/bin/python bench/yardstick.py $(YARDSTICK_GAMES)

bench-table: $(VENV)/.dev client build/.compiled browser ## load and size of the table
	$(COMPILED_RUN) bench/table_load.py

screenshots: $(VENV)/.dev client build/.compiled browser ## pictures of the table into docs/screenshots
	$(COMPILED_RUN) tools/screenshots.py

bench: $(BENCH)/.ready build/.compiled ## the speed of every game beside the yardstick
	$(SANDTABLE) bench --title all

clean: ## remove everything that was made, but not the environments
	rm -rf build dist src/*.egg-info src/sandtable/table/static web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
