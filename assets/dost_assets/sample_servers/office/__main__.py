"""``python -m dost_assets.sample_servers.office``."""

import sys

from dost_assets.sample_servers.office import main

sys.exit(main())
