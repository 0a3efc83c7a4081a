"""The avocado toast from above."""

from kit.backdrops import plate_table
from kit.dishes.avocado_toast import RADIUS, avocado_toast


def build():
    plate_table(RADIUS)
    avocado_toast()
