"""A berry smoothie with oats and almonds in a tumbler, on sage."""

import math
from math import tau

import numpy as np

from kit.backdrops import cyclorama
from kit.builder import MeshBuilder
from kit.camera import card_camera
from kit.chance import uniform
from kit.color import ramp_colors
from kit.lights import area_light, world
from kit.materials.cooked import liquid_material
from kit.materials.produce import painted_material
from kit.materials.table import plain_material, thin_glass_material
from kit.noise import noise_at
from kit.place import place, random_rotation, tube
from kit.props.banana import banana_slice
from kit.props.berries import blueberry, raspberry, strawberry
from kit.props.grains import grain
from kit.props.nuts import almond
from kit.shapes import lathe
from kit.solids import disc


def build():
    cyclorama("#A9C0B4", "#9FB8AB", 4.5)
    world("#FFF6EE", 0.15)
    area_light((-4.4, 0.6, 4.2), (0, 0, 0.7), 1.3, 520, "#FFEFDB")
    area_light((3.4, 2.6, 2.6), (0, 0, 0.8), 1.2, 210, "#FFE3D2")
    area_light((3.6, -4.2, 2.2), (0, 0, 0.6), 3.5, 26, "#F4E8FF")
    area_light((-2.6, -3.6, 1.5), (0, 0, 0.7), 0.4, 16, "#FFFFFF", 3.0)
    radius, height, t0 = 0.43, 1.28, 0.026

    def rad(z):
        return 0.315 + (radius - 0.315) * z / height

    zs = np.linspace(0.05, height - 0.03, 40)
    profile = (
        [(0.001, 0), (0.27, 0), (0.30, 0.012)]
        + [(rad(z), z) for z in zs]
        + [
            (radius - 0.002, height - 0.006),
            (radius - 0.012, height + 0.002),
            (radius - 0.022, height - 0.006),
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
    place(strawberry(0), (0.27, 0.14, 1.36), (0.3, 0.75, 0.4), 0.9)
    for i in range(45):  # oats and almonds on top
        a, r = uniform(0, tau), 0.28 * math.sqrt(uniform(0, 1))
        lying = (uniform(-0.5, 0.5), uniform(-0.5, 0.5), uniform(0, tau))
        at = (r * math.cos(a), r * math.sin(a), 1.175 + 0.05 * (1 - (r / 0.37) ** 2))
        place(grain("oat", i % 3), at, lying, uniform(0.6, 0.9))
    for i, (x, y, turn) in enumerate([(-0.22, -0.22, 0.4), (0.20, -0.27, 2.0)]):
        place(almond(i), (x, y, 1.24), (0.3, -0.4, turn), 0.9)
    straw = [(0.02, 0.20, 0.5), (-0.06, 0.24, 1.2), (-0.17, 0.28, 1.92)]
    tube([straw], 0.034, plain_material("#F7EBD8", 0.4))
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
