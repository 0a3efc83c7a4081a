"""Tomato soup with a swirl of cream, basil and pumpkin seeds."""

import math
from math import tau

from kit.arrange import scatter
from kit.builder import MeshBuilder
from kit.chance import uniform
from kit.materials.produce import fruit_material
from kit.place import place
from kit.props.grains import grain
from kit.props.leaves import leaf
from kit.props.poured import swirl
from kit.props.tableware import bowl
from kit.shapes import ball

RADIUS = 1.08  # of the bowl


def soup():
    """Place the bowl at the origin."""
    bowl((0, 0, 0), RADIUS, 0.58, "#3E5A4C", True)
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
