"""Chickpea salad with tomatoes, cucumber, feta and mint."""

import math
from math import tau

from kit.chance import uniform
from kit.materials.table import plain_material
from kit.physics import settle
from kit.place import place, random_rotation
from kit.props.cubes import crumble
from kit.props.cucumber import cucumber
from kit.props.leaves import leaf
from kit.props.nuts import chickpea
from kit.props.tableware import bowl
from kit.props.tomato import tomato_half
from kit.solids import disc

RADIUS = 1.1  # of the bowl


def salad():
    """Place the bowl at the origin."""
    b = bowl((0, 0, 0), RADIUS, 0.56, "#F5F0E6")
    base = disc((0, 0, 0.29), 0.80, plain_material("#C99A5E", 0.7), 0.1)
    falling = []

    def drop(mes, n, s, z0, radius=0.55):
        for i in range(n):
            r, a = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
            falling.append(
                place(
                    mes[i % len(mes)],
                    (r * math.cos(a), r * math.sin(a), z0 + i * 0.012 + uniform(0, 0.1)),
                    random_rotation(),
                    uniform(*s),
                )
            )

    chickpeas, halves = [chickpea(i) for i in range(3)], [tomato_half(i) for i in range(3)]
    slices, feta = [cucumber(i, 0.05) for i in range(3)], [crumble("feta", i) for i in range(6)]
    drop(chickpeas, 110, (0.95, 1.1), 0.45)
    drop(halves, 10, (0.85, 1.0), 1.2)
    drop(slices, 10, (0.8, 0.95), 1.4)
    drop(chickpeas, 60, (0.95, 1.1), 1.6)
    drop(halves, 8, (0.85, 1.0), 2.2, 0.45)
    drop(slices, 6, (0.8, 0.95), 2.4, 0.45)
    drop(feta, 20, (0.5, 1.0), 2.6, 0.5)
    settle(falling, [b, base], 130, shape="CONVEX_HULL")
    for i in range(24):
        r, a = 0.68 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        zt = max(
            [
                o.location.z
                for o in falling
                if (o.location.x - x) ** 2 + (o.location.y - y) ** 2 < 0.02
            ]
            + [0.5]
        )
        place(
            leaf("mint", i % 7),
            (x, y, zt + 0.06),
            (uniform(-0.5, 0.5), -uniform(0, 0.6), uniform(0, tau)),
            uniform(0.45, 0.95),
        )
