"""The salmon rice bowl from above."""

from kit.backdrops import plate_table
from kit.dishes.salmon_bowl import salmon_bowl


def build():
    plate_table(1.0)
    salmon_bowl()
