"""Boiled eggs."""

import math
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import grid


@cache
def egg_half(variant=0, uneven=0.0):
    """Half a boiled egg, long axis X, cut face near z = 0: its yolk jammy toward the middle, its outline more or less `uneven`."""
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
    points *= _lobes(points, uneven)
    builder.add(points, faces, 0, srgb("#F6EEDD")[:3])

    def face(u, w):
        c, s = np.cos(u * tau), np.sin(u * tau)
        return -c * 0.29 * w, s * 0.215 * (1 + 0.13 * c) * w, 0 * w

    points, faces, _, w = grid(260, 150, face, wrap=True)
    points *= 1 + 0.02 * noise_at(points, 5, variant)[:, None]
    points *= _lobes(points, uneven)
    broad, lumps, fine = (noise_at(points, scale, variant + scale) for scale in (4, 11, 34))
    from_middle = np.hypot(points[:, 0] + 0.028, (points[:, 1] - 0.012) * 1.07)
    share = from_middle / 0.150 * (1 + (0.06 + 2 * uneven) * broad + 0.02 * lumps)  # 1 where the yolk ends
    yolk = _smooth((1.02 - share) / 0.05)
    soft = _smooth((0.95 - share) / 0.55)
    edge = _smooth((w - 0.90) / 0.10)
    points[:, 2] = 0.004 * broad - 0.016 * edge**2
    points[:, 2] += yolk * (0.006 + 0.006 * soft + 0.003 * lumps * (1 - soft))
    color = mix_colors("#FFF8EA", "#F8ECD8", 0.35 + 0.8 * broad)
    stain = 0.25 * np.exp(-(((share - 1.0) / 0.08) ** 2))[:, None]
    color += (np.array(srgb("#F2B848")[:3]) - color) * stain
    jammy = ramp_colors(
        share + 0.06 * lumps + 0.02 * fine * (1 - soft),
        [(0, "#DD6A08"), (0.45, "#E2760C"), (0.75, "#E88C1C"), (0.93, "#EFA63A"), (1, "#F2BC5C")],
    )
    color += (jammy - color) * yolk[:, None]
    faces = np.array(faces)
    inside = yolk[faces].mean(1) > 0.5
    builder.add(points, [tuple(face) for face in faces], np.where(inside, 2, 1), color)
    return builder.build(
        "egg",
        [
            painted_material(0.30, 0.35, (0.10, 0.09, 0.07), 0.2, 14, 0.02, noisy=0.0),
            painted_material(0.26, 0.45, (0.12, 0.10, 0.08), 0.3, 14, 0.03, noisy=0.0),
            painted_material(0.20, 0.35, (0.08, 0.04, 0.01), 0.6, 18, 0.05, noisy=0.0),
        ],
    )


def _lobes(points, uneven):
    """How far the outline is from an egg's, by direction."""
    angle = np.arctan2(points[:, 1], points[:, 0])
    lobes = np.cos(2 * angle + 0.9) + 0.8 * np.cos(3 * angle + 2.2) + 0.5 * np.cos(5 * angle)
    return 1 + uneven * lobes[:, None] * np.array([1, 1, 0.5])


def _smooth(share):
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)
