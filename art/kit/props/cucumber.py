"""Cucumber."""

import math
import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import ramp_colors, srgb
from kit.materials.produce import fruit_material, painted_material
from kit.shapes import grid, lathe, smooth_path


@cache
def cucumber(variant=0, thick=0.037):
    """A slice of cucumber, cut face at z = 0."""
    radius = 0.20
    builder = MeshBuilder()
    points, faces = lathe(
        smooth_path(
            [
                (radius - 0.008, 0),
                (radius, -0.008),
                (radius, -thick + 0.008),
                (radius - 0.008, -thick),
            ],
            10,
        ),
        90,
    )
    builder.add(points, [q[::-1] for q in faces], 0)

    def surface(u, w):
        return (
            w * (radius - 0.008) * np.cos(u * tau),
            w * (radius - 0.008) * np.sin(u * tau),
            np.zeros_like(w),
        )

    points, faces, u, w = grid(120, 60, surface, wrap=True)
    theta = u * tau
    lob = 0.52 + 0.07 * np.cos(3 * theta + variant)
    core = np.clip((lob - w) * 14, 0, 1)
    color = ramp_colors(
        w,
        [
            (0, "#DCE8B4"),
            (0.5, "#E3EDC2"),
            (0.8, "#D3E3A4"),
            (0.93, "#A9C870"),
            (0.985, "#5B8A34"),
            (1, "#2F5A1E"),
        ],
    )
    color = color * (1 - 0.5 * core[:, None]) + np.array(srgb("#C5D98E")[:3]) * 0.5 * core[:, None]
    local_rng = random.Random(variant)
    for lobe in range(3):
        for i in range(7):
            a = (lobe * tau / 3 - variant / 3) + (i - 3) * 0.21 + local_rng.uniform(-0.05, 0.05)
            rr = (0.36 + 0.07 * math.cos((i - 3) * 0.8) + local_rng.uniform(-0.03, 0.03)) * radius
            dx = points[:, 0] - rr * math.cos(a)
            dy = points[:, 1] - rr * math.sin(a)
            rad = dx * math.cos(a) + dy * math.sin(a)
            tan = -dx * math.sin(a) + dy * math.cos(a)
            m = np.clip(1.3 - np.sqrt((rad / 0.022) ** 2 + (tan / 0.009) ** 2), 0, 1)
            points[:, 2] += 0.005 * m
            color = (
                color * (1 - m[:, None] * 0.85) + np.array(srgb("#F3F2CF")[:3]) * m[:, None] * 0.85
            )
    points[:, 2] -= 0.004 * core
    builder.add(points, faces, 1, color)
    P2 = points.copy()
    P2[:, 2] = -thick - P2[:, 2]
    builder.add(P2, [q[::-1] for q in faces], 1, color)
    return builder.build(
        "cucumber",
        [
            fruit_material("#1F4419", "#3A6228", 0.45, 0.0, (0.03, 0.04, 0.01), 0.1, 26, 0.4, 9),
            painted_material(0.18, 0.5, (0.09, 0.1, 0.05), 0.5, 40, 0.05, noisy=0.04),
        ],
    )
