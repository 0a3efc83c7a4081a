"""A berry smoothie with oats and almonds in a tumbler, on sage."""

from kit.backdrops import cyclorama
from kit.camera import card_camera
from kit.dishes.smoothie import smoothie
from kit.lights import area_light, world
from kit.place import place, random_rotation
from kit.props.banana import banana_slice
from kit.props.berries import blueberry, raspberry, strawberry
from kit.props.nuts import almond


def build():
    cyclorama("#A9C0B4", "#9FB8AB", 4.5)
    world("#FFF6EE", 0.15)
    area_light((-4.4, 0.6, 4.2), (0, 0, 0.7), 1.3, 520, "#FFEFDB")
    area_light((3.4, 2.6, 2.6), (0, 0, 0.8), 1.2, 210, "#FFE3D2")
    area_light((3.6, -4.2, 2.2), (0, 0, 0.6), 3.5, 26, "#F4E8FF")
    area_light((-2.6, -3.6, 1.5), (0, 0, 0.7), 0.4, 16, "#FFFFFF", 3.0)
    smoothie()
    for i, (x, y) in enumerate(
        [(0.72, -0.35), (0.88, -0.12), (0.98, -0.42), (-0.62, -0.62), (-1.10, 0.05)]
    ):
        place(blueberry(i % 3), (x, y, 0.067), random_rotation(), 1.1)
    for i, (x, y, z, tilt) in enumerate(
        [(-1.22, -0.44, 0.05, 0.0), (-1.08, -0.54, 0.10, 0.35), (1.06, -0.56, 0.05, 0.0)]
    ):
        place(banana_slice(i), (x, y, z), (0.0, tilt, i), 1.0)
    for x, y, a in ((0.62, -0.62, 0.5), (-0.82, -0.64, 2.0)):
        place(almond(1), (x, y, 0.045), (0, 0, a), 1.1)
    place(raspberry(0), (-0.74, -0.36, 0.10), (1.4, 0.1, 0.4), 1.25)
    place(raspberry(2), (1.20, -0.16, 0.10), (1.3, 0.3, 2), 1.25)
    place(strawberry(1), (-1.02, -0.20, 0.165), (1.5, 0.2, 1.0), 1.1)
    place(strawberry(2), (1.02, 0.30, 0.165), (1.5, 0.3, -0.8), 1.1)
    card_camera((0, 0, 0.76), 7.4, 15, -90, 85, 4.5, (0, -0.35, 0.9))
