"""The lentil curry from above."""

from kit.backdrops import plate_table
from kit.dishes.curry import curry


def build():
    plate_table(1.08)
    curry()
