"""The smoothie from above."""

from kit.backdrops import plate_table
from kit.dishes.smoothie import RADIUS, smoothie


def build():
    plate_table(RADIUS)
    smoothie()
