"""The pan of shakshuka from above."""

from kit.backdrops import plate_table
from kit.dishes.shakshuka import RADIUS, shakshuka


def build():
    plate_table(RADIUS)
    shakshuka(handle=None, bread=(-0.76, -0.27))
