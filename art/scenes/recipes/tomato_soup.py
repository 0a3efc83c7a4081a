"""Tomato soup with a swirl of cream and basil, on butter yellow."""

import math
from math import tau

from kit.arrange import scatter
from kit.backdrops import table
from kit.builder import MeshBuilder
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.produce import fruit_material
from kit.materials.table import metal_material
from kit.place import place
from kit.props.baguette import baguette_slice
from kit.props.cloth import linen
from kit.props.cutlery import cutlery
from kit.props.grains import grain
from kit.props.leaves import leaf
from kit.props.poured import swirl
from kit.props.tableware import bowl
from kit.props.tomato import tomato
from kit.shapes import ball


def build():
    table("#F1D9A6", "#EFD298")
    bowl((0, 0, 0), 1.08, 0.58, "#3E5A4C", True)
    place(swirl(0.985, ("#D9481C", "#E2662A"), "#FFF3DF", 2.1, 3), (0, 0, 0.455))
    for i, (x, y, turn, size) in enumerate(
        [
            (-0.05, 0.06, 0.5, 0.95),
            (-0.02, 0.02, 2.9, 0.8),
            (0.02, 0.00, 4.9, 0.62),
            (0.34, -0.26, -0.6, 0.6),
            (-0.46, -0.30, 3.6, 0.45),
        ]
    ):
        place(leaf("basil", 1 + i % 3), (x, y, 0.50 - 0.004 * i), (0.1, -0.2, turn), size)
    scatter(
        [grain("pumpkin", i) for i in range(2)],
        28,
        lambda x, y: 0.475,
        0.30,
        (0.9, 1.2),
        center=(-0.16, 0.46),
        flat=True,
        least_distance=0.075,
    )
    oil = fruit_material("#D9701C", "#E2852A", 0.05, 0, coat=0.5)
    points, faces, _, _ = ball(20, 14)
    drop = MeshBuilder().add(points * [1, 0.9, 0.07], faces).build("oil", [oil])
    for _ in range(34):
        a, r = uniform(0, tau), uniform(0.55, 0.9)
        at = (r * math.cos(a), r * math.sin(a), 0.470)
        place(drop, at, (0, 0, a), uniform(0.008, 0.028))
    linen((1.2, 0.75, 0), (2.0, 1.7), 0.35, "#F7F0E4", 5)
    place(baguette_slice(0), (1.30, 1.10, 0.03), (0, 0, -0.5))
    place(baguette_slice(1), (1.34, 0.78, 0.20), (0.16, -0.10, -0.2))
    place(baguette_slice(2), (1.22, 0.50, 0.30), (0.30, -0.25, 0.1), 0.95)
    place(tomato(0), (-1.30, -0.56, 0.135), (0.2, 0.3, 1), 1.0)
    place(tomato(1), (-1.10, -0.86, 0.135), (-0.4, 0.2, 2), 0.95)
    place(tomato(2), (-1.46, -0.86, 0.135), (0.5, -0.2, 0.2), 1.04)
    cutlery((1.55, -0.35, 0), -1.75, metal_material("#D8BC84"), 0.9)
    card_camera((0.04, -0.03, 0.3), 6.6, 50, -90, 66, 6.3, (0, -0.15, 0.5))
