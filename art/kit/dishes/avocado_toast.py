"""Toast with a fan of avocado, a fried egg and tomatoes."""

import math

from mathutils import Euler, Vector

from kit.chance import rng, uniform
from kit.place import place, random_rotation
from kit.props.avocado import avocado_slice
from kit.props.bread import toast
from kit.props.cubes import crumble
from kit.props.poached_egg import poached_egg
from kit.props.tableware import plate
from kit.props.tomato import tomato, tomato_half

RADIUS = 1.32  # of the plate


def avocado_toast():
    """Place the plate at the origin."""
    plate((0, 0, 0), RADIUS, "#F7F2E9", rim=0.16)
    place(toast(0), (-0.06, 0.08, 0.15), (0, 0, 0.22), 1.42)
    top = 0.275
    turned = Euler((0, 0, 0.22)).to_matrix()
    for i in range(13):
        p = turned @ Vector((-0.66 + 0.098 * i, 0.03 + 0.015 * math.sin(i * 2), 0))
        o = place(avocado_slice(i % 3), (p.x - 0.06, p.y, top + 0.075 + 0.003 * i), (0, 0, 0), 1.42)
        o.rotation_euler = (
            turned
            @ Euler((0, 0, 1.57 + uniform(-0.04, 0.04))).to_matrix()
            @ Euler((0.30, 0, 0)).to_matrix()
        ).to_euler()
    place(poached_egg(1, sauce=False), (0.38, 0.10, top + 0.200), (0.02, 0.0, 0.6), 1.12)
    for _ in range(70):  # salt
        x, y = rng.gauss(0.05, 0.40), rng.gauss(0.06, 0.16)
        height = top + (0.262 if math.hypot(x - 0.36, y - 0.10) < 0.34 else 0.155)
        place(crumble("salt", 0), (x, y, height), random_rotation(), uniform(0.035, 0.075))
    for i, (x, y, a) in enumerate(
        [(0.98, -0.40, 0), (0.80, -0.68, 1), (0.52, -0.86, 2), (0.20, -0.93, 3), (-0.12, -0.96, 4)]
    ):
        turn = (uniform(0.0, 0.5), uniform(-0.2, 0.2), a)
        place(tomato_half(i % 3), (x, y, 0.195), turn, 1.12)
    for i, (x, y) in enumerate([(-0.78, -0.68), (-0.50, -0.86)]):
        place(tomato(i), (x, y, 0.19), (0.25, -0.3, 0.4 + i), 1.1)
