"""Toast with a fan of avocado and a fried egg, on terracotta."""

import math
from math import tau

from mathutils import Euler, Vector

from kit.arrange import scatter
from kit.backdrops import table
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.table import metal_material
from kit.place import place
from kit.props.avocado import avocado_slice
from kit.props.bread import toast
from kit.props.citrus import citrus
from kit.props.cutlery import cutlery
from kit.props.egg import fried_egg
from kit.props.grains import grain
from kit.props.leaves import leaf, leaf_sprig
from kit.props.nuts import small_round
from kit.props.tableware import plate
from kit.props.tomato import tomato, tomato_half


def build():
    table("#D8784E", "#D26F45")
    plate((0, 0, 0), 1.32, "#F5EFE5")
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
    place(fried_egg(1), (0.36, 0.10, top + 0.20), (0.02, -0.03, 0.6), 0.84)
    scatter(
        [small_round(0.0075, "pepper", i) for i in range(3)],
        60,
        lambda x, y: top + 0.262,
        0.34,
        center=(0.36, 0.10),
        flat=True,
    )
    scatter(
        [grain("sesame", 0), grain("black", 0)],
        60,
        lambda x, y: top + 0.20,
        0.40,
        center=(-0.36, 0.05),
        flat=True,
    )
    for i, (x, y) in enumerate(
        [(-0.02, 0.40), (0.78, 0.30), (0.02, -0.20), (-0.62, 0.02), (0.66, -0.16)]
    ):
        for k in range(4):
            place(
                leaf("micro", k),
                (x + uniform(-0.06, 0.06), y + uniform(-0.05, 0.05), top + 0.19),
                (uniform(-0.4, 0.4), -uniform(0.3, 1.0), uniform(0, tau)),
                uniform(1.0, 1.4),
            )
    for i, (x, y, a) in enumerate([(0.86, -0.58, 0), (0.60, -0.82, 1), (0.28, -0.92, 2)]):
        o = place(
            tomato_half(i),
            (x, y, 0.195),
            (uniform(-0.25, 0.25) + 0.25, uniform(-0.2, 0.2), a),
            1.12,
        )
    place(tomato(1), (-0.74, -0.70, 0.19), (0.25, -0.3, 0.4), 1.1)
    o = place(citrus("lemon", 1), (1.40, 0.98, 0.27), (0.75, 0.35, 0.5), 0.95)
    cutlery((-1.75, 0.0, 0), 1.45, metal_material("#D8BC84"), 0.9, True)
    leaf_sprig((-1.28, -0.92), 0.02, 0.9, 3, 1.0, 0.4)
    card_camera((0.02, 0.0, 0.2), 6.1, 52, -90, 66, 6.3, (0.2, -0.1, 0.45))
