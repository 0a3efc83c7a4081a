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
def egg_half(variant=0):
    """Half a boiled egg, long axis X, cut face near z = 0: a set rim around a yolk that is still soft."""
    n = 80
    t = np.linspace(0, math.pi, n)
    lengths = -np.cos(t) * 0.29
    radii = np.sin(t) * 0.215 * (1 + 0.13 * np.cos(t))
    builder = MeshBuilder()

    def skin(u, w):
        i = w * (n - 1)
        x, r = (np.interp(i, np.arange(n), line) for line in (lengths, radii))
        a = math.pi * (1 + u)
        return x, r * np.cos(a), r * np.sin(a)

    points, faces, _, _ = grid(60, n, skin)
    points *= 1 + 0.02 * noise_at(points, 5, variant)[:, None]
    builder.add(points, faces, 0, srgb("#F6EEDD")[:3])

    def face(u, w):
        c, s = np.cos(u * tau), np.sin(u * tau)
        return -c * 0.29 * w, s * 0.215 * (1 + 0.13 * c) * w, 0 * w

    points, faces, _, w = grid(260, 150, face, wrap=True)
    points *= 1 + 0.02 * noise_at(points, 5, variant)[:, None]
    broad, lumps, fine = (noise_at(points, scale, variant + scale) for scale in (4, 11, 34))
    from_middle = np.hypot(points[:, 0] + 0.028, (points[:, 1] - 0.012) * 1.07)
    share = from_middle / 0.143 * (1 + 0.09 * broad + 0.035 * lumps)  # 1 where the yolk ends
    yolk = _smooth((1.02 - share) / 0.05)
    runny = _smooth((0.86 - share + 0.10 * lumps) / 0.22)
    edge = _smooth((w - 0.90) / 0.10)
    drag = noise_at(points * [4, 60, 1], 1, variant)  # of the knife
    points[:, 2] = 0.005 * broad + 0.0015 * drag - 0.016 * edge**2
    points[:, 2] += yolk * (0.008 - 0.010 * runny + 0.004 * lumps + 0.002 * fine * (1 - runny))
    pits = _smooth((noise_at(points, 17, variant + 3) - 0.52) / 0.1) * (1 - yolk) * (1 - edge)
    points[:, 2] -= 0.006 * pits
    color = mix_colors("#FFFAF0", "#F8EEDB", 0.35 + 0.8 * broad + 0.3 * lumps + 0.5 * pits)
    smeared = np.exp(-(((points[:, 1] - 0.02 - 0.25 * points[:, 0]) / 0.05) ** 2))
    smeared *= np.clip((points[:, 0] - 0.06) / 0.03, 0, 1) * np.clip((0.22 - points[:, 0]) / 0.1, 0, 1)
    smeared *= np.clip(0.35 + 1.1 * drag, 0, 1)  # by the knife
    near = np.exp(-(((share - 1.0) / 0.10) ** 2))
    stain = np.clip(0.55 * smeared + 0.22 * near, 0, 1)[:, None]
    color += (np.array(srgb("#F2B848")[:3]) - color) * stain
    soft = ramp_colors(
        share + 0.07 * lumps + 0.03 * fine,
        [(0, "#CE5C08"), (0.5, "#D8690A"), (0.76, "#E28214"), (0.90, "#E99B2C"), (1, "#EFB858")],
    )
    color += (soft - color) * yolk[:, None]
    builder.add(points, faces, 1, color)
    builder.add(*_liquid(variant), 2, srgb("#D2640A")[:3])
    return builder.build(
        "egg",
        [
            painted_material(0.34, 0.25, (0.08, 0.07, 0.05), 0.15, 24, 0.06, noisy=0.0),
            painted_material(0.36, 0.25, (0.07, 0.05, 0.03), 0.25, 60, 0.10, noisy=0.05),
            painted_material(0.10, 0.15, (0.06, 0.03, 0.01), 0.9, 18, 0.05, noisy=0.0),
        ],
    )


def _liquid(variant):
    """The liquid middle of the yolk, which shines."""

    def surface(u, w):
        a = u * tau
        r = w * 0.104 * (1 + 0.10 * np.sin(2 * a + variant) + 0.07 * np.sin(3 * a + 2))
        return r * np.cos(a) - 0.028, r * np.sin(a) + 0.012, 0.013 * (1 - w**3) - 0.006

    points, faces, _, _ = grid(120, 40, surface, wrap=True)
    points[:, 2] += 0.004 * noise_at(points, 9, variant)
    return points, faces


def _smooth(share):
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


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
