"""The chickpea salad from above."""

from kit.backdrops import plate_table
from kit.dishes.salad import RADIUS, salad


def build():
    plate_table(RADIUS)
    salad()
