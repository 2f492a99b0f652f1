"""Signals as in the foreground, and how many cases are tried: few beside every change, for an hour
if asked."""

import os
import signal
from datetime import timedelta

from hypothesis import HealthCheck, settings

# A shell that starts the tests in the background has SIGINT ignored in them.
signal.signal(signal.SIGINT, signal.default_int_handler)

everything = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "few", max_examples=40, deadline=None, derandomize=True, suppress_health_check=everything
)
settings.register_profile(
    "many", max_examples=3000, deadline=None, suppress_health_check=everything
)
settings.load_profile(os.environ.get("GRIDSIEVE_CASES", "few"))
