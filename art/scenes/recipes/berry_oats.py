"""Overnight oats with berries, almonds and mint, on blush."""

import math
from math import tau

from kit.arrange import drop_heap, scatter
from kit.backdrops import table
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.cooked import liquid_material
from kit.materials.table import metal_material
from kit.place import place, random_rotation
from kit.props.berries import blueberries, blueberry, raspberry, strawberry
from kit.props.cloth import linen
from kit.props.cutlery import cutlery
from kit.props.grains import grain
from kit.props.leaves import leaf_sprig
from kit.props.nuts import almond
from kit.props.tableware import bowl
from kit.solids import disc


def build():
    table("#E4A58D", "#DF9C83")
    b = bowl((0, 0, 0), 1.0, 0.56, "#F6F1E8")
    y = disc(
        (0, 0, 0.42),
        0.90,
        liquid_material("#F3E4CB", "#E7D2B0", 0.45, 4, 0.25, 0.3),
        0.05,
        0.035,
        3,
    )
    scatter(
        [grain("oat", i) for i in range(3)],
        420,
        lambda x, y: 0.445 + 0.035 * (1 - (x * x + y * y) / 0.8),
        0.86,
        (0.8, 1.15),
        flat=True,
    )
    drop_heap(
        blueberries(), 34, (-0.33, 0.22), 0.34, 0.62, [b, y], shape="SPHERE", friction=1.2, step=0.1
    )
    for i, (x, yy, a) in enumerate(
        [(0.36, 0.30, 0.2), (0.58, 0.05, 1.2), (0.30, 0.02, 2.6), (0.52, 0.32, 3.9)]
    ):
        place(
            raspberry(i),
            (x, yy, 0.60),
            (uniform(0.2, 0.9), uniform(-0.5, 0.5), a),
            uniform(1.15, 1.3),
        )
    place(strawberry(1), (0.12, -0.38, 0.60), (1.25, 0.2, 0.5), 0.95)
    place(strawberry(2), (0.44, -0.34, 0.60), (1.3, -0.3, -0.9), 0.85)
    for i in range(9):
        a = 3.5 + 0.16 * i
        place(
            almond(i % 4),
            (0.52 * math.cos(a) - 0.08, 0.56 * math.sin(a) - 0.02, 0.53 + 0.02 * (i % 3)),
            (uniform(-0.3, 0.3), uniform(-0.35, 0.2), uniform(0, tau)),
            1.0,
        )
    scatter([grain("chia")], 130, lambda x, y: 0.475, 0.75, flat=True)
    leaf_sprig((0.02, 0.10), 0.58, 0.85, 3, 0.4, 0.9, "mint")
    linen((1.35, 0.75, 0), (1.7, 1.5), 0.5, "#F4ECDD", 2)
    cutlery((-1.42, -0.25, 0.0), 1.75, metal_material("#D8BC84"), 0.85)
    for x, yy in ((1.2, -0.62), (1.42, -0.40), (-1.15, 0.95)):
        place(blueberry(1), (x, yy, 0.065), random_rotation(), 1)
    for x, yy, a in ((1.12, -0.95, 0.4), (-1.30, 0.72, 2)):
        place(almond(2), (x, yy, 0.045), (0, 0, a), 1)
    card_camera((0.02, -0.02, 0.34), 6.3, 50, -86, 68, 6.3, (0, -0.25, 0.55))
