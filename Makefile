# make play     play in the browser             make test     everything that must pass
# Both set themselves up in .venv. `make help` lists the rest.
#
# Variables:  PYTHON=python3.12  which Python makes the environments
#             GAME=...           what `make terminal` starts
#             ARGS="..."         more arguments for clio play, pytest, soak or clio bench
#             LOAD="..."         arguments for the load test of make bench

PYTHON ?= python3
GAME ?=
ARGS ?=
LOAD ?=

# Every path is relative to this file's folder, so that the clone may be anywhere, with spaces too.
VENV := .venv

# There are three compiled packages, each in an environment of its own: the optimised one (KIND=compiled) for the long
# runs and the benchmarks, and two that the C compiler has ready sooner: one for the tests (KIND=tested), and one for the
# bots of `make play` (KIND=thinking), which builds it in the background.
KIND := compiled
COMPILED := .venv-$(KIND)
BUILD := build/$(KIND)

# An outside PYTHONPATH could hide the installed package; CLIO_COMPILE is for the one recipe that sets it. Without
# written bytecode every process of the tests would compile the package, and rewrite the tests' assertions, once more.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE CLIO_COMPILE CLIO_EXPECT
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

PIP := -m pip -qq
heading = @printf '\n== %s\n' '$(1)'
fail = { printf '%s\n' "$(1)" >&2; exit 1; }

# What can be wrong with a machine, one sentence each.
NO_PYTHON = Clio needs Python 3.11 or newer and finds no $(PYTHON): install it, or name yours: \
	make PYTHON=python3.12 play.
OLD_PYTHON = Clio needs Python 3.11 or newer and $(PYTHON) is $$("$(PYTHON)" -V 2>&1): name a newer one: \
	make PYTHON=python3.12 play.
NO_VENV = Clio needs the venv module of Python, which is missing here: install it \
	(on Debian and Ubuntu the package is python3-venv).
NO_COMPILER = The compiled package needs a C compiler and the headers of Python \
	(on Debian and Ubuntu: gcc and python3-dev): install them, or run make test-interpreted.
NO_BROWSER = The end-to-end tests need Chromium (on Debian the packages chromium and chromium-headless-shell): install it, \
	or run make test-interpreted, which leaves them out.
NO_POSTGRES = The storage tests need PostgreSQL (on Debian the package postgresql): install it, \
	or set CLIO_NO_POSTGRES=1 to leave them out.
STALE = The compiled files above hide the sources beside them: delete them.

# What an installation depends on. It is kept beside the installation and compared: no change, no work.
INSTALLED_FROM = { pwd -P; cksum pyproject.toml constraints.txt setup.py; }
COMPILED_BY = { $(VENV)/bin/python -V; $(INSTALLED_FROM); }
COMPILED_FROM = { pwd -P; $(VENV)/bin/python -V; \
	find src docs/rules setup.py pyproject.toml constraints.txt README.md LICENSE -type f \
		! -path '*/__pycache__/*' ! -path '*.egg-info/*' -exec cksum {} + 2>/dev/null | LC_ALL=C sort; }

# What the client is built from: its sources and the messages of the server.
CLIENT := src/clio/server/static
CLIENT_FROM = find web -type f ! -path 'web/node_modules/*' ! -path 'web/tests/*' ! -name '*.gen.ts' \
	! -name 'api-types.d.ts' -exec cksum {} + | LC_ALL=C sort

# A virtual environment knows its own path: after the clone has moved it is made again.
in_place = grep -qsF "$$(pwd -P)/$(1)" $(1)/pyvenv.cfg && $(1)/bin/python -c ''

# Folders that may still hold no Python file, which mypy would refuse.
typed = src setup.py $(foreach d,tests bench,$(if $(wildcard $(d)/*.py $(d)/*/*.py $(d)/*/*/*.py),$(d)))

.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play terminal test lint client test-client test-interpreted test-browser compiled soak bench screenshots \
	clean browser postgres client-packages client-build check-python check-compiler installed install compiled-installed compiled-install \
	cluster-installed

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | \
		while IFS='|' read -r name what; do printf '%-26s%s\n' "  $$name" "$$what"; done

play: client ## play in the browser
	@$(VENV)/bin/clio play --compile $(ARGS)

terminal: installed ## play in the terminal (GAME=... to choose the game)
	@$(VENV)/bin/clio terminal $(GAME)

# Two things at a time, from the first second: Debian's packages beside Python's, lint beside the pages, then the package
# is compiled, and tested so, beside all the rest. Whatever runs beside has a process group, so that all of it ends if the
# rest fails, and is told when it is over.
beside = "$(PYTHON)" -c 'import os, signal as s, sys; os.setpgrp(); s.signal(s.SIGPIPE, s.SIG_DFL); \
	os.execvp(sys.argv[1], sys.argv[1:])' $(MAKE) --no-print-directory
together = { wait $$$(1); passed=$$?; cat build/$(1).log; [ $$passed = 0 ] || exit 1; }
test: check-python ## everything: lint, all tests, the engine and the games once more compiled
	@mkdir -p build; trap 'kill -- -$$debian -$$lint -$$compiled 2>/dev/null' EXIT; trap 'exit 1' INT TERM; \
		$(beside) browser postgres >build/debian.log 2>&1 & debian=$$!; lint=$$debian; compiled=$$debian; \
		$(MAKE) --no-print-directory installed || exit 1; \
		$(beside) lint >build/lint.log 2>&1 & lint=$$!; \
		$(MAKE) --no-print-directory client || exit 1; \
		$(call together,debian); \
		$(beside) compiled >build/compiled.log 2>&1 & compiled=$$!; \
		$(call together,lint); \
		CLIO_BESIDE=1 $(MAKE) --no-print-directory test-client test-browser test-interpreted || exit 1; \
		$(call together,compiled)

lint: installed ## ruff, mypy, import-linter
	$(call heading,Lint)
	@! find src -name '*.so' -o -name '*.pyd' | grep . || $(call fail,$(STALE))
	@$(VENV)/bin/python -m ruff check --quiet --output-format=concise .
	@$(VENV)/bin/python -m mypy $(typed)
	@$(VENV)/bin/lint-imports --no-logo

# What the program tells the pages, whole at any moment: the tests and the compiled package are made side by side.
told = $(VENV)/bin/clio $(1) > build/$(1).$$$$ && mv build/$(1).$$$$ web/$(2)
client: installed ## build the pages
	@mkdir -p build && $(call told,openapi,openapi.json) && $(call told,vocabulary,words.json)
	@$(CLIENT_FROM) | cmp -s - $(CLIENT)/.built || $(MAKE) --no-print-directory client-build

client-packages: installed
	@cmp -s web/package-lock.json web/node_modules/.installed || { \
		web/scripts/with-node npm install --no-save --silent && \
		cp web/package-lock.json web/node_modules/.installed; }

client-build: client-packages
	$(call heading,Building the pages)
	@web/scripts/with-node npm run --silent build -- --logLevel error
	@$(CLIENT_FROM) > $(CLIENT)/.built

# What is generated for the pages was so when they were built.
test-client: client client-packages ## the pages: types, then their own tests
	$(call heading,Client)
	@web/scripts/with-node npm run --silent --ignore-scripts check
	@web/scripts/with-node npm test --silent --ignore-scripts

# Twice as many as there are cores: the tests of the server wait more than they work.
workers = $$($(VENV)/bin/python -c 'import os; print(os.cpu_count() * 2)')
test-interpreted: client postgres ## the tests on the sources (needs no C compiler)
	$(call heading,Tests interpreted)
	@CLIO_EXPECT=interpreted $(VENV)/bin/python -m pytest -q -rR -n $(workers) --ignore tests/browser $(ARGS)

# Four at a time on any machine: browsers wait more than they work. What fails is tried twice more, and said ("rerun"):
# on a machine that does everything else at once a browser is now and then too late for its own page.
test-browser: client browser ## whole games in a real browser
	$(call heading,Tests in the browser)
	@CLIO_EXPECT=interpreted $(VENV)/bin/python -m pytest -q -rR -n 4 --maxschedchunk 1 --reruns 2 tests/browser $(ARGS)

screenshots: client browser ## the key screens in both languages, into docs/screenshots
	$(call heading,Screenshots)
	@$(VENV)/bin/python -m tests.browser.screenshots $(ARGS)

# From a folder of its own: neither src nor the docs of the checkout are there to be found by accident.
compiled: ## the tests of the engine, the games and the bots on the package compiled by mypyc (tests/sample.py)
	@$(MAKE) --no-print-directory compiled-installed KIND=tested
	$(call heading,Tests compiled)
	@cd build/tested/run && CLIO_EXPECT=compiled ../../../.venv-tested/bin/python -m pytest -q -n auto \
		-c ../../../pyproject.toml --rootdir ../../.. ../../../tests $(ARGS)

# What the extra `cluster` wants is large: the long runs alone have it, in the environment of the compiled package.
CLUSTER = $$($(VENV)/bin/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["cluster"])')
cluster-installed: compiled-installed
	@$(COMPILED)/bin/python -c 'import ray' 2>/dev/null || \
		$(VENV)/bin/python $(PIP) --python $(COMPILED) install -c constraints.txt "$(CLUSTER)"

soak: cluster-installed postgres ## the long runs, on the compiled package
	$(call heading,Soak)
	@CLIO_EXPECT=compiled PYTHONPATH="$$(pwd -P)" $(COMPILED)/bin/python tests/soak.py $(ARGS)
	@[ -n "$(ARGS)" ] || CLIO_WHOLE=1 $(MAKE) --no-print-directory test-browser ARGS="-m long"

bench: compiled-installed ## the times, side by side with other engines
	$(call heading,Bench)
	@$(VENV)/bin/clio bench --peers $(ARGS)
	@$(VENV)/bin/python -m bench.load $(LOAD)

clean: ## remove all that make has made, environments included
	@rm -rf $(VENV) .venv-compiled .venv-tested .venv-thinking build dist src/*.egg-info web/node_modules web/openapi.json web/words.json $(CLIENT)
	@rm -rf .pytest_cache .hypothesis .mypy_cache .ruff_cache .import_linter_cache
	@find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- set-up ------------------------------------------------------------------------------------------------

check-python:
	@command -v "$(PYTHON)" >/dev/null || $(call fail,$(NO_PYTHON))
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || $(call fail,$(OLD_PYTHON))
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || $(call fail,$(NO_VENV))

installed:
	@$(INSTALLED_FROM) | cmp -s - $(VENV)/.installed && $(call in_place,$(VENV)) || \
		$(MAKE) --no-print-directory install

install: check-python
	$(call heading,Installing in $(VENV))
	@rm -f $(VENV)/.installed
	@$(call in_place,$(VENV)) || "$(PYTHON)" -m venv --clear $(VENV)
	@$(VENV)/bin/python $(PIP) install --no-compile -c constraints.txt setuptools wheel
	@$(VENV)/bin/python $(PIP) install --no-compile -c constraints.txt --no-build-isolation -e '.[dev,terminal,server]'
	@$(INSTALLED_FROM) > $(VENV)/.installed

# Debian's packages, where they are missing and we may install them.
install_debian = { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
	{ apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y $(1); } >/dev/null; }

browser:
	@command -v chromium-headless-shell >/dev/null && command -v chromium >/dev/null || \
		$(call install_debian,chromium chromium-headless-shell fonts-noto-core fonts-urw-base35) || \
		command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		$(call fail,$(NO_BROWSER))

postgres:
	@[ -n "$$CLIO_NO_POSTGRES" ] || command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		$(call install_debian,postgresql) || $(call fail,$(NO_POSTGRES))

check-compiler: installed
	@command -v "$${CC:-cc}" >/dev/null || $(call fail,$(NO_COMPILER))
	@$(VENV)/bin/python -c 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")' \
		2>/dev/null || $(call fail,$(NO_COMPILER))

compiled-installed: client
	@$(COMPILED_FROM) | cmp -s - $(COMPILED)/.installed && $(call in_place,$(COMPILED)) || \
		$(MAKE) --no-print-directory compiled-install KIND=$(KIND)

# Where the packages of an environment lie.
packages = "$$($(1)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"

# A wheel is built from a copy: a compiled file left in src would hide the source beside it. The copy keeps what was
# compiled, for the next time. The environment has Clio only, and reads all other packages in $(VENV).
compiled-install: check-compiler
	$(call heading,Compiling in $(COMPILED))
	@rm -f $(COMPILED)/.installed
	@$(COMPILED_BY) | cmp -s - $(BUILD)/compiled-by || rm -rf $(BUILD)
	@rm -rf $(BUILD)/wheel $(BUILD)/tree/src $(BUILD)/tree/docs && mkdir -p $(BUILD)/run $(BUILD)/wheel $(BUILD)/tree/docs
	@$(COMPILED_BY) > $(BUILD)/compiled-by
	@$(COMPILED_FROM) > $(BUILD)/sources
	@cp -R src setup.py pyproject.toml $(wildcard README.md LICENSE) $(BUILD)/tree
	@if [ -d docs/rules ]; then cp -R docs/rules $(BUILD)/tree/docs; fi
	@rm -rf $(BUILD)/tree/src/*.egg-info
	@CLIO_COMPILE=$(if $(filter tested thinking,$(KIND)),quick,1) \
		$(VENV)/bin/python $(PIP) wheel --no-build-isolation --no-deps -w $(BUILD)/wheel ./$(BUILD)/tree
	@$(call in_place,$(COMPILED)) || $(VENV)/bin/python -m venv --without-pip --clear $(COMPILED)
	@$(VENV)/bin/python $(PIP) --python $(COMPILED) install --no-deps --force-reinstall ./$(BUILD)/wheel/*.whl
	@echo $(call packages,$(VENV)) > $(call packages,$(COMPILED))/of-clio.pth
	@cd $(BUILD)/run && ../../../$(COMPILED)/bin/python -c 'import sys, clio.engine.kernel as k; \
		k.__file__.endswith(".py") and sys.exit("The package was built, but not compiled: " + k.__file__)'
	@mv $(BUILD)/sources $(COMPILED)/.installed
