"""Eggs, boiled and fried."""

import math
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import fruit_material, painted_material
from kit.noise import noise_at
from kit.shapes import ball, grid


@cache
def egg_half(variant=0, jammy=True):
    """Half a boiled egg, long axis X, cut face at z = 0."""
    n = 60
    t = np.linspace(0, math.pi, n)
    X = -np.cos(t) * 0.29
    Rr = np.sin(t) * 0.215 * (1 - 0.13 * np.cos(t) * -1)
    builder = MeshBuilder()

    def skin(u, w):
        i = w * (n - 1)
        x = np.interp(i, np.arange(n), X)
        r = np.interp(i, np.arange(n), Rr)
        a = math.pi * (1 + u)
        return x, r * np.cos(a), r * np.sin(a)

    points, faces, u, w = grid(40, n, skin)
    builder.add(points, faces, 0, srgb("#FBF4E9")[:3])

    def face(u, w):
        theta = u * tau
        c = np.cos(theta)
        x = -c * 0.29 * w
        r = np.sin(theta) * 0.215 * (1 + 0.13 * c) * w
        return x, r, np.zeros_like(u)

    points, faces, u, w = grid(120, 60, face, wrap=True)
    yc = np.array([-0.03, 0.004])
    d = np.linalg.norm((points[:, :2] - yc) * [1, 1.06], axis=1) * (
        1 + 0.06 * noise_at(points, 5, variant) + 0.02 * noise_at(points, 22, variant)
    )
    yr = 0.135
    yolk = np.clip((yr - d) / 0.006, 0, 1)
    cy = ramp_colors(
        d / yr,
        [
            (0, "#D9690A" if jammy else "#F3B63A"),
            (0.6, "#E8860F" if jammy else "#F3B63A"),
            (0.88, "#F2A92C"),
            (1, "#F6CB6A"),
        ],
    )
    color = (
        mix_colors("#FDF8EF", "#FBF2E2", noise_at(points, 3, variant) + 0.5) * (1 - yolk[:, None])
        + cy * yolk[:, None]
    )
    points[:, 2] = -0.006 * np.clip((w - 0.93) / 0.07, 0, 1) ** 2 + np.where(
        d < yr, 0.010 * np.clip(1 - (d / yr) ** 2, 0, 1) ** 0.5, 0
    )
    builder.add(points, faces, 1, color)
    return builder.build(
        "egg",
        [
            painted_material(0.35, 0.35, (0.08, 0.07, 0.05), 0.15, 20, 0.02, noisy=0.0),
            painted_material(0.3, 0.3, (0.08, 0.05, 0.03), 0.3, 24, 0.12, noisy=0.06),
        ],
    )


@cache
def fried_egg(variant=0):
    """A fried egg, radius about 0.5, with a thin crisp rim and a glossy yolk."""

    def surface(u, w):
        theta = u * tau
        radius = 0.44 * (
            1
            + 0.10 * np.sin(2 * theta + variant)
            + 0.07 * np.sin(3 * theta + 1.3 * variant + 1)
            + 0.04 * np.sin(5 * theta + 2)
        )
        r = w * radius
        z = 0.050 * (1 - w**4) + 0.05 * np.exp(-((r / 0.23) ** 4))
        return r * np.cos(theta), r * np.sin(theta), z

    points, faces, u, w = grid(140, 60, surface, wrap=True)
    points[:, 2] += 0.012 * noise_at(points, 6, variant) * (w > 0.3) * w
    rim = np.clip((w - 0.93) / 0.07, 0, 1) * np.clip(0.5 + noise_at(points, 5, variant + 2), 0, 1)
    builder = MeshBuilder().add(points, faces, 0, mix_colors("#FFFBF3", "#D99A4A", rim * 0.8))
    Y, YF, _, _ = ball(64, 48)
    Y = Y * [0.185, 0.18, 0.115] + [0.03, 0.01, 0.105]
    builder.add(Y, YF, 1)
    return builder.build(
        "fried_egg",
        [
            painted_material(0.16, 0.45, (0.1, 0.08, 0.06), 0.5, 18, 0.06, noisy=0.0),
            fruit_material("#F08E0A", "#F5A51E", 0.07, 0.35, (0.16, 0.08, 0.02), 0.9, 10, 0.01, 2),
        ],
    )
