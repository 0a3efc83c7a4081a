"""A berry smoothie with oats and almonds in a tumbler."""

import math
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import uniform
from kit.color import ramp_colors
from kit.materials.cooked import liquid_material
from kit.materials.produce import painted_material
from kit.materials.table import plain_material, thin_glass_material
from kit.noise import noise_at
from kit.place import place, random_rotation, tube
from kit.props.berries import blueberry, raspberry, strawberry
from kit.props.grains import grain
from kit.props.nuts import almond
from kit.shapes import lathe
from kit.solids import disc

RADIUS = 0.43  # of the tumbler's rim


def smoothie():
    """Place the tumbler at the origin."""
    height, t0 = 1.28, 0.026

    def rad(z):
        return 0.315 + (RADIUS - 0.315) * z / height

    zs = np.linspace(0.05, height - 0.03, 40)
    profile = (
        [(0.001, 0), (0.27, 0), (0.30, 0.012)]
        + [(rad(z), z) for z in zs]
        + [
            (RADIUS - 0.002, height - 0.006),
            (RADIUS - 0.012, height + 0.002),
            (RADIUS - 0.022, height - 0.006),
        ]
        + [(rad(z) - t0, z) for z in zs[::-1] if z > 0.11]
        + [(0.25, 0.075), (0.001, 0.07)]
    )
    points, faces = lathe(profile, 160)
    place(MeshBuilder().add(points, faces, 0).build("glass", [thin_glass_material()]))
    zz = np.linspace(0.05, 1.12, 60)
    profile = (
        [(0.001, 0.035), (0.22, 0.038)]
        + [(rad(z) - 0.012, z) for z in zz]
        + [(rad(1.12) * 0.86, 1.14), (0.001, 1.145)]
    )
    points, faces = lathe(profile, 160)
    t = np.clip(
        (points[:, 2] - 0.1) / 1.02
        + 0.16 * noise_at(points * [1, 1, 1.6], 2.6, 1)
        + 0.05 * noise_at(points, 9, 2),
        0,
        1,
    )
    place(
        MeshBuilder()
        .add(
            points,
            faces,
            0,
            ramp_colors(
                t,
                [
                    (0, "#9C3A66"),
                    (0.4, "#B2527C"),
                    (0.8, "#C46C92"),
                    (1, "#D58FAB"),
                ],
            ),
        )
        .build(
            "smoothie", [painted_material(0.35, 0.3, (0.08, 0.03, 0.05), 0.3, 40, 0.1, noisy=0.15)]
        )
    )
    disc(
        (0, 0, 1.14), 0.372, liquid_material("#DDA0B6", "#CC7F9E", 0.4, 4, 0.3, 0.3), 0.05, 0.012, 2
    )
    for i, (x, y, s) in enumerate(
        [(-0.16, -0.14, 1.2), (0.04, -0.24, 1.15), (-0.25, 0.05, 1.1), (0.22, -0.16, 1.0)]
    ):
        place(blueberry(i % 3), (x, y, 1.26), random_rotation(), s)
    place(raspberry(0), (0.13, -0.02, 1.30), (0.4, 0.4, 0), 1.25)
    place(raspberry(1), (-0.05, 0.02, 1.33), (-0.2, 0.2, 2), 1.2)
    place(strawberry(0), (0.17, 0.14, 1.36), (0.3, 0.75, 0.4), 0.9)
    for i in range(45):  # oats and almonds on top
        a, r = uniform(0, tau), 0.28 * math.sqrt(uniform(0, 1))
        lying = (uniform(-0.5, 0.5), uniform(-0.5, 0.5), uniform(0, tau))
        at = (r * math.cos(a), r * math.sin(a), 1.175 + 0.05 * (1 - (r / 0.37) ** 2))
        place(grain("oat", i % 3), at, lying, uniform(0.6, 0.9))
    for i, (x, y, turn) in enumerate([(-0.22, -0.22, 0.4), (0.20, -0.27, 2.0)]):
        place(almond(i), (x, y, 1.24), (0.3, -0.4, turn), 0.9)
    straw = [(0.02, 0.20, 0.5), (-0.06, 0.24, 1.2), (-0.17, 0.28, 1.92)]
    tube([straw], 0.034, plain_material("#F7EBD8", 0.4))
