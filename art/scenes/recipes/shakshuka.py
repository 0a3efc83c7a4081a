"""Eggs in tomato sauce in an iron pan, on sand."""

import math
from math import tau

import numpy as np

from kit.arrange import scatter
from kit.backdrops import table
from kit.builder import MeshBuilder
from kit.camera import card_camera
from kit.chance import uniform
from kit.color import mix_colors
from kit.materials.produce import painted_material
from kit.materials.table import plain_material
from kit.noise import noise_at
from kit.place import place, random_rotation
from kit.props.bread import toast
from kit.props.citrus import citrus
from kit.props.cloth import linen
from kit.props.cubes import cube
from kit.props.egg import fried_egg
from kit.props.leaves import leaf, leaf_sprig
from kit.props.nuts import small_round
from kit.props.tomato import tomato, tomato_half
from kit.shapes import grid, lathe, smooth_path
from kit.solids import rounded_box


def build():
    table("#D9C3A0", "#D3BB95")
    iron = plain_material("#1C1B1B", 0.42, 0.5)
    radius = 1.12
    points, faces = lathe(
        smooth_path(
            [
                (0.001, 0),
                (radius * 0.8, 0),
                (radius * 0.86, 0.02),
                (radius * 0.98, 0.25),
                (radius, 0.29),
                (radius - 0.02, 0.31),
                (radius - 0.05, 0.29),
                (radius * 0.86, 0.06),
                (radius * 0.8, 0.05),
                (0.001, 0.05),
            ],
            110,
        ),
        140,
    )
    place(MeshBuilder().add(points, faces).build("pan", [iron]))
    rounded_box((radius + 0.42, 0.42, 0.255), (0.95, 0.17, 0.06), 0.03, iron, (0, -0.04, 0.36))

    def surface(u, w):
        return w * 1.035 * np.cos(u * tau), w * 1.035 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(300, 110, surface, wrap=True)
    n1, n2 = noise_at(points, 3.4, 4), noise_at(points, 9, 6)
    points[:, 2] += 0.045 * n1 + 0.030 * n2 - 0.04 * w**6
    place(
        MeshBuilder()
        .add(points, faces, 0, mix_colors("#8E1F0E", "#D94A1C", 0.5 + 0.9 * n1 + 0.5 * n2))
        .build("sauce", [painted_material(0.22, 0.2, (0.1, 0.04, 0.02), 0.55, 36, 0.2, noisy=0.2)]),
        (0, 0, 0.215),
    )
    eggs = [(-0.40, 0.36), (0.40, 0.34), (-0.34, -0.42), (0.46, -0.36)]
    for i, (x, y) in enumerate(eggs):
        place(
            fried_egg(i), (x, y, 0.225), (uniform(-0.04, 0.04), uniform(-0.04, 0.04), 1.3 * i), 0.80
        )

    def far(x, y):
        return min((x - a) ** 2 + (y - b) ** 2 for a, b in eggs) > 0.075

    for i in range(60):
        r, a = 0.95 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        if not far(x, y):
            continue
        if i % 3 == 0:
            place(
                cube("feta", i % 3, (0.09, 0.08, 0.07)),
                (x, y, 0.275),
                random_rotation(),
                uniform(0.7, 1.2),
            )
        elif i % 3 == 1:
            place(
                leaf("mint", i % 4),
                (x, y, 0.285),
                (uniform(-0.4, 0.4), -uniform(0, 0.5), uniform(0, tau)),
                uniform(0.45, 0.7),
            )
        else:
            place(
                tomato_half(i % 3),
                (x, y, 0.25),
                (uniform(-0.3, 0.3), uniform(-0.3, 0.3), uniform(0, 6)),
                uniform(0.62, 0.75),
            )
    leaf_sprig((0.02, 0.0), 0.27, 0.8, 3, 0.5, 0.8, "mint")
    scatter(
        [small_round(0.0075, "pepper", i) for i in range(3)],
        110,
        lambda x, y: 0.295,
        0.9,
        flat=True,
    )
    linen((-1.25, 0.9, 0), (1.9, 1.6), -0.5, "#F7F0E4", 4)
    place(toast(1), (-1.30, 0.98, 0.2), (0.06, -0.1, 0.6), 0.82)
    place(tomato(1), (-1.35, -0.82, 0.14), (0.2, 0.2, 0), 1.05)
    place(tomato(2), (-1.1, -1.05, 0.14), (-0.3, 0.2, 1), 0.98)
    place(citrus("lime", 0), (1.42, -0.78, 0.24), (0.6, -0.2, 0.3), 0.9)
    card_camera((0.04, 0, 0.2), 6.5, 55, -90, 64, 6.3, (0, -0.2, 0.3))
