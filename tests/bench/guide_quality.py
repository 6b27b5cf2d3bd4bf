"""Hold the guide's policy to the figures of the guide on public evaluation sets, with the real model.

    DOST_BENCH_DATA=… python tests/bench/guide_quality.py [set …]

The part of ``compare.py`` that is about the guide alone. Exits with 1 where recall or size of a set, or the mean recall
over all sets, is outside its tolerance.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.compare import ROOT, main
from bench.quality.check_values import GUIDE

if __name__ == "__main__":
    sets = ["--sets", *sys.argv[1:]] if sys.argv[1:] else []
    sys.exit(main(["--only", GUIDE, "--out", str(ROOT / "build" / "bench" / "guide"), *sets]))
