"""Ingredients floating around an empty center, on forest green."""

from kit.backdrops import cyclorama
from kit.camera import camera
from kit.chance import uniform
from kit.lights import area_light, world
from kit.place import place, random_rotation
from kit.props.avocado import avocado_half
from kit.props.berries import blueberry, raspberry
from kit.props.citrus import citrus
from kit.props.egg import egg_half
from kit.props.leaves import leaf
from kit.props.nuts import almond, chickpea
from kit.props.tomato import tomato, tomato_half
from kit.props.cucumber import cucumber


def build():
    cyclorama("#1F4A3B", "#1B4235", 6, 18, 3)
    world("#F1EAD8", 0.36)
    area_light((-5, -3, 6), (1.5, 0, 1.6), 3.5, 900, "#FFF0DC")
    area_light((6, 2.5, 5), (1.5, 0, 1.6), 2.2, 520, "#FFE6C8")
    area_light((2, -5, -1.5), (1.5, 0, 1.6), 4, 130, "#DDF0E4")
    area_light((1.6, 3.2, 1.6), (1.6, 6, 2.2), 2.2, 190, "#BFE3CF")
    place(avocado_half(), (1.45, -0.1, 1.75), (1.05, 0.25, 0.55), 1.35)
    place(citrus("lemon", 1), (2.75, 0.3, 2.55), (1.15, -0.35, -0.3), 1.35)
    place(citrus("orange", 1, 0.07), (0.55, 0.5, 2.85), (1.2, 0.5, 0.3), 1.15)
    place(egg_half(), (2.75, -0.35, 1.15), (1.0, -0.25, -0.35), 1.35)
    place(tomato(0), (0.45, -0.5, 1.05), (0.6, 0.5, 0), 1.6)
    place(tomato_half(1), (1.75, 0.4, 3.05), (1.15, 0.3, 0), 1.6)
    place(tomato(1), (3.75, 0.8, 1.85), (0.3, -0.6, 1), 1.6)
    for i, p in enumerate(
        [
            (0.95, -0.6, 2.45),
            (2.05, -0.8, 2.30),
            (3.35, -0.3, 2.05),
            (1.35, -0.5, 0.75),
            (2.2, 0.5, 0.55),
            (-0.1, 0.3, 2.05),
            (3.25, 0.7, 3.25),
            (1.1, 0.7, 3.5),
            (0.0, -0.8, 1.65),
            (4.1, -0.4, 2.75),
        ]
    ):
        place(blueberry(i % 3), p, random_rotation(), uniform(1.5, 1.9))
    for i, p in enumerate([(2.25, -0.5, 1.62), (-0.35, 0.4, 1.25), (3.6, -0.5, 1.25)]):
        place(raspberry(i), p, random_rotation(), 1.7)
    for i, p in enumerate(
        [
            (0.9, -0.5, 1.55),
            (2.35, -0.2, 3.15),
            (1.95, -0.6, 0.95),
            (-0.25, 0.1, 2.75),
            (3.95, 0.3, 1.05),
            (0.35, 0.3, 0.45),
        ]
    ):
        place(almond(i % 4), p, random_rotation(), 1.7)
    for i, p in enumerate(
        [(1.9, -0.7, 1.35), (2.5, 0.3, 2.02), (0.2, -0.2, 2.3), (3.1, 0.2, 0.65), (4.2, 0.5, 2.25)]
    ):
        place(chickpea(i % 3), p, random_rotation(), 1.8)
    for i, (p, r) in enumerate(
        [
            ((0.35, -0.1, 1.75), (0.8, -0.6, 2.6)),
            ((3.2, -0.1, 2.75), (0.9, -0.3, 0.4)),
            ((1.6, 0.0, 2.62), (1.0, 0.2, 1.6)),
            ((2.35, 0.1, 0.75), (0.8, 0.4, -1.0)),
            ((0.9, 0.2, 0.55), (0.7, -0.2, 3.6)),
            ((4.15, 0.2, 1.55), (0.9, 0.5, 0.2)),
        ]
    ):
        place(leaf("basil", 1 + i % 3), p, r, 1.5)
    place(cucumber(0, 0.07), (3.15, -0.6, 1.66), (1.1, 0.35, 0.2), 1.25)
    place(citrus("lime", 1, 0.07), (0.98, 0.3, 1.08), (1.2, -0.4, 0.9), 0.95)
    # the foreground, out of focus
    place(blueberry(0), (-0.35, -4.6, 1.02), random_rotation(), 1.5)
    place(leaf("basil", 2), (-1.9, -4.2, 2.75), (0.7, 0.4, 0.5), 1.3)
    place(tomato(2), (1.95, -4.6, 0.98), (0.5, 0.2, 0), 1.35)
    camera((0.15, -11, 1.9), (0.15, 0, 1.9), 56, 2.2, (1.6, -0.35, 1.9))
