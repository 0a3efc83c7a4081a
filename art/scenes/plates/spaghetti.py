"""The spaghetti from above."""

from kit.backdrops import plate_table
from kit.dishes.spaghetti import spaghetti


def build():
    plate_table(1.22)
    spaghetti("#FBF7EF")
