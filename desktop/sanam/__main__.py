"""`python -m sanam`: the same as the command `sanam`."""

import sys

from sanam.cli import main

sys.exit(main())
