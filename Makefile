# Everything a person needs: `make run` and `make test` set up what is missing, then do their job.
# A second run sets up nothing.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DOST := $(BIN)/dost

# Evaluation data, where it lies beside the checkout; what needs it says so and skips where it is not.
ifndef DOST_BENCH_DATA
ifneq ($(wildcard ../shared/bench/data),)
export DOST_BENCH_DATA := $(abspath ../shared/bench/data)
endif
endif

.DEFAULT_GOAL := help
.PHONY: help run test check format clean

help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)

# One stamp per step, newer than what the step depends on.
$(VENV)/.created:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

$(VENV)/.installed: pyproject.toml | $(VENV)/.created
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[test]'
	@touch $@

## make run         set up everything, then open the window (without a display: the demo in the terminal)
## make test        set up everything, then run all tests
## make check       style, types and import rules
check: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

## make format      let ruff rewrite what it can
format: $(VENV)/.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
