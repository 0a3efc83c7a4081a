"""The tomato soup from above."""

from kit.backdrops import plate_table
from kit.dishes.soup import RADIUS, soup


def build():
    plate_table(RADIUS)
    soup()
