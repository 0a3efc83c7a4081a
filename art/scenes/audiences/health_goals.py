"""Seven equal dishes, six of them in a hexagon around one, on sage."""

import math
from math import tau

from kit.arrange import drop_heap, scatter
from kit.backdrops import table
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.table import plain_material
from kit.place import place
from kit.props.berries import blueberries
from kit.props.citrus import citrus
from kit.props.grains import grain
from kit.props.leaves import leaf, leaf_sprig
from kit.props.nuts import almond, chickpea, kidney_bean
from kit.props.tableware import bowl, plate
from kit.solids import disc


def build():
    table("#7F9A7E", "#769175", key_power=820, key=(-5, 3.4, 5.4), key_size=2.4, fill=80, rim=170)
    radius, step = 0.60, 1.38
    spots = [(0, 0)] + [
        (step * math.cos(i * tau / 6), step * math.sin(i * tau / 6)) for i in range(6)
    ]
    color = ["#F5EFE5", "#23463A", "#F5EFE5", "#F1D9A6", "#F5EFE5", "#D8784E", "#F5EFE5"]

    def dish(i):
        return bowl((*spots[i], 0), radius, 0.36, color[i], i not in (1, 5))

    plate((0, 0, 0), radius, "#F5EFE5")
    place(citrus("grapefruit", 0), (0, 0, 0.36), (0.20, 0.0, 0.2), 0.92)
    for i, mesh, n, shape, s in (
        (1, [almond(j) for j in range(4)], 58, "CONVEX_HULL", (1, 1.15)),
        (2, [chickpea(j) for j in range(3)], 110, "SPHERE", (1.0, 1.15)),
        (5, blueberries(), 58, "SPHERE", (1.0, 1.15)),
        (4, [kidney_bean(j) for j in range(3)], 78, "CONVEX_HULL", (0.95, 1.1)),
    ):
        b = dish(i)
        floor_ = disc((*spots[i], 0.15), radius * 0.80, plain_material("#8A7A60", 0.8))
        drop_heap(mesh, n, spots[i], 0.32, 0.42, [b, floor_], s, 80, shape, 0.03)
    dish(6)
    c = spots[6]
    disc((*c, 0.20), radius * 0.86, plain_material("#1F4A22", 0.7), 0.10, 0.02, 6)
    for j in range(46):
        a, r = uniform(0, tau), 0.38 * math.sqrt(uniform(0, 1))
        place(
            leaf("spinach", j % 4),
            (c[0] + r * math.cos(a), c[1] + r * math.sin(a), 0.26 + 0.005 * j),
            (
                uniform(-0.4, 0.4),
                -uniform(0.1, 0.5),
                a + math.pi * (j % 3 > 0) + uniform(-0.6, 0.6),
            ),
            uniform(0.46, 0.60),
        )
    dish(3)
    disc((*spots[3], 0.20), radius * 0.86, plain_material("#4A5C2C", 0.7), 0.13, 0.015, 3)
    c = spots[3]
    scatter(
        [grain("pumpkin", j) for j in range(4)],
        260,
        lambda x, y: 0.270 + 0.13 * (1 - (x * x + y * y) / (radius * 0.74) ** 2),
        radius * 0.72,
        (1.3, 1.55),
        center=c,
        least_distance=radius / 14,
        flat=True,
    )
    for i, (x, y, a) in enumerate([(-1.95, 1.28, 0.3), (2.02, -1.12, 1.7)]):
        leaf_sprig((x, y), 0.02, 0.95, 3, a, 0.35, "mint")
    for i, (x, y) in enumerate([(2.1, 0.95), (-2.08, -1.1)]):
        place(citrus("lime", i, 0.06), (x, y, 0.065), (0, 0, i), 0.85)
    card_camera((0, 0.02, 0.12), 9.7, 68, -90, 66, 8, (0, -0.1, 0.3))
