"""Is all of it tried, or the sample of `make test`? (`make soak` sets CLIO_WHOLE.)"""

from __future__ import annotations

import os

WHOLE = bool(os.environ.get("CLIO_WHOLE"))
