"""The berry oats from above."""

from kit.backdrops import plate_table
from kit.dishes.oats import oats


def build():
    plate_table(1.0)
    oats("#F7F2E9")
