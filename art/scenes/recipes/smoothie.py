"""A berry smoothie in a tumbler, in the morning, beside its ingredients."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.chance import uniform
from kit.dishes.smoothie import smoothie
from kit.place import group, place, random_rotation
from kit.props.banana import banana_slice
from kit.props.berries import blueberry, raspberry, strawberry
from kit.props.nuts import almond


def build():
    cut_out_table("morning")
    with group((0.05, -0.1, 0), 0.0, 1.1):
        smoothie()
    for i, (x, y) in enumerate(
        [(0.76, -0.32), (0.96, -0.16), (1.06, -0.40), (-0.84, -0.26), (-1.34, 0.42)]
    ):
        place(blueberry(i % 3), (x, y, 0.067), random_rotation(), 1.3)
    for i, (x, y, z, tilt) in enumerate(
        [(-1.32, -0.04, 0.05, 0.0), (-1.16, -0.16, 0.10, 0.35), (1.22, -0.02, 0.05, 0.0)]
    ):
        place(banana_slice(i), (x, y, z), (0.0, tilt, i), 1.3)
    for x, y in ((0.66, -0.58), (-0.94, -0.52), (-1.12, -0.58)):
        place(almond(1), (x, y, 0.045), (0, 0, uniform(0, 6)), 1.3)
    place(raspberry(0), (-0.94, 0.16, 0.10), (1.4, 0.1, 0.4), 1.4)
    place(raspberry(2), (1.36, -0.32, 0.10), (1.3, 0.3, 2), 1.4)
    place(strawberry(1), (-1.10, 0.42, 0.18), (1.5, 0.2, 1.0), 1.3)
    place(strawberry(2), (1.08, 0.50, 0.18), (1.5, 0.3, -0.8), 1.3)
    card_camera((0.03, 0.06, 1.0), 6.5, 48, -90, 64, 6.3)
