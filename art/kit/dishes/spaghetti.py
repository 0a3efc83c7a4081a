"""Spaghetti with cherry tomatoes, basil and parmesan."""

import math
from math import tau

from kit.chance import rng, uniform
from kit.place import place, random_rotation
from kit.props.cubes import crumble
from kit.props.leaves import leaf
from kit.props.pasta import pasta_nest
from kit.props.tableware import plate
from kit.props.tomato import tomato, tomato_half


def spaghetti(color="#F6F1E8"):
    """Place the plate at the origin."""
    plate((0, 0, 0), 1.35, color)
    pasta_nest((0, 0, 0), 1.0, 330)

    def top(x, y):
        return 0.60 - 0.36 * (x * x + y * y)

    for i in range(19):
        r, a = 0.82 * math.sqrt(uniform(0.02, 1)), i * 2.4
        x, y = r * math.cos(a), r * math.sin(a)
        half = i % 4 != 0
        lying = (uniform(-0.7, 0.7), uniform(-0.7, 0.7), uniform(0, tau))
        mesh = tomato_half(i % 3) if half else tomato(i % 3, False)
        place(mesh, (x, y, top(x, y) + 0.07), lying, uniform(0.72, 0.95))
    for i in range(9):
        r, a = uniform(0.0, 0.6), i * 2.4 + 1
        x, y = r * math.cos(a), r * math.sin(a)
        lying = (uniform(-0.3, 0.3), uniform(-0.6, 0.1), uniform(0, tau))
        place(leaf("basil", i % 7), (x, y, top(x, y) + 0.10), lying, uniform(0.45, 0.8))
    for _ in range(150):
        x, y = rng.gauss(0, 0.36), rng.gauss(0, 0.36)
        place(
            crumble("parmesan", 0),
            (x, y, top(x, y) + 0.055),
            random_rotation(),
            uniform(0.05, 0.22),
        )
