"""Lemons, limes, oranges and grapefruit, as halves and slices."""

import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import fruit_material, painted_material
from kit.noise import noise_at
from kit.shapes import grid, lathe, smooth_path


@cache
def citrus(kind="lemon", variant=0, thick=0.0):
    """A half fruit, or a slice of thickness `thick`, its cut face at z = 0; `kind` sets size and color."""
    rind, rind2, pith, fl1, fl2, radius, k = {
        "lemon": ("#EDB91E", "#F3CC45", "#FBF3D8", "#EEC73C", "#F5DF86", 0.30, 10),
        "lime": ("#5E9A2A", "#7FB53A", "#EEF4CF", "#B5D65A", "#DDEEA0", 0.27, 10),
        "orange": ("#EE7F12", "#F49A2C", "#FBE8C8", "#EC6F0C", "#F59A2A", 0.38, 11),
        "grapefruit": ("#F0A24A", "#F3B768", "#FBE6D0", "#E8523F", "#F28A70", 0.46, 11),
    }[kind]
    builder = MeshBuilder()
    if thick:
        profile = smooth_path(
            [
                (radius * 0.955, 0),
                (radius * 0.99, -0.012),
                (radius, -thick / 2),
                (radius * 0.99, -thick + 0.012),
                (radius * 0.955, -thick),
            ],
            14,
        )
    else:
        profile = smooth_path(
            [
                (radius * 0.955, 0),
                (radius * 0.99, -0.015),
                (radius, -0.08),
                (radius * 0.93, -radius * 0.45),
                (radius * 0.72, -radius * 0.80),
                (radius * 0.35, -radius * 1.02),
                (radius * 0.13, -radius * 1.10),
                (0.001, -radius * 1.13),
            ],
            44,
        )
    points, faces = lathe(profile, 110)
    builder.add(points, [q[::-1] for q in faces], 0)

    def disc(z):
        def surface(u, w):
            return (
                w * radius * 0.958 * np.cos(u * tau),
                w * radius * 0.958 * np.sin(u * tau),
                np.full_like(w, z),
            )

        points, faces, u, w = grid(100, 10, surface, wrap=True)
        return points, faces, w

    points, faces, w = disc(0)
    builder.add(
        points, faces, 1, ramp_colors(w, [(0, pith), (0.94, pith), (0.985, fl2), (1, rind)])
    )
    if thick:
        points, faces, w = disc(-thick)
        builder.add(points, [q[::-1] for q in faces], 1, srgb(pith)[:3])
    local_rng = random.Random(variant)
    for i in range(k):
        start_angle = i / k * tau + local_rng.uniform(-0.03, 0.03)
        half = tau / k / 2 * local_rng.uniform(0.9, 0.95)

        def seg(u, w):
            # wedge: rounded polar patch; u across (-1..1), w along radius
            s = (u - 0.5) * 2
            r0, r1 = 0.07, 0.90
            sq = np.sign(s) * np.abs(s) ** 0.85
            rr = r0 + (r1 - r0) * w
            rr = rr - 0.05 * np.abs(s) ** 4 * w**3
            gap = 0.018 / np.maximum(rr, 0.05)
            theta = start_angle + sq * np.maximum(half - gap, 0)
            z = (
                0.010
                * np.minimum(1, (1 - np.abs(s) ** 4) * 1.6)
                * np.minimum(1, np.sin(np.pi * np.clip(w, 0, 1)) * 3)
                - 0.001
            )
            return rr * radius * np.cos(theta), rr * radius * np.sin(theta), z

        points, faces, u, w = grid(30, 44, seg)
        # pulp vesicles: streaks along the radius
        ang = np.arctan2(points[:, 1], points[:, 0])
        rad = np.hypot(points[:, 0], points[:, 1]) / radius
        q = np.stack([np.cos(ang) * 9 + i, np.sin(ang) * 9, rad * 2.2], -1)
        stalk = noise_at(q * np.array([2.0, 2.0, 1.6]), 1.6, variant + i)
        points[:, 2] += 0.007 * stalk * np.sin(np.pi * w)
        builder.add(points, faces, 2, mix_colors(fl1, fl2, stalk * 1.1 + 0.35 - 0.25 * (rad - 0.5)))
        if thick:
            P2 = points.copy()
            P2[:, 2] = -thick - P2[:, 2]
            builder.add(P2, [x[::-1] for x in faces], 2, mix_colors(fl1, fl2, stalk * 1.1 + 0.35))
    return builder.build(
        "citrus",
        [
            fruit_material(rind, rind2, 0.38, 0.12, (0.05, 0.04, 0.01), 0.25, 46, 0.35, 2),
            painted_material(0.55, 0.25, (0.06, 0.05, 0.03), 0.05, 40, 0.1, noisy=0.04),
            painted_material(0.12, 0.3, (0.10, 0.06, 0.02), 0.8, 50, 0.16, noisy=0.1),
        ],
    )
