"""The pancakes from above."""

from kit.backdrops import plate_table
from kit.dishes.pancakes import RADIUS, pancakes


def build():
    plate_table(RADIUS)
    pancakes(drips=())
