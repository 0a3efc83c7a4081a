"""Berries."""

import math
from functools import cache
from math import tau

import numpy as np
from mathutils import Matrix, Vector

from kit.builder import MeshBuilder
from kit.color import ramp_colors, srgb
from kit.materials.produce import (
    blueberry_material,
    fruit_material,
    leaf_material,
    painted_material,
)
from kit.materials.table import plain_material
from kit.noise import noise_at
from kit.shapes import ball, grid, sphere_directions


@cache
def blueberry(variant=0):
    """A blueberry with its crown."""

    def reshape(theta, phi, x):
        t = phi / math.pi
        ridge = np.exp(-(((t - 0.135) / 0.035) ** 2)) * (0.62 + 0.38 * np.cos(5 * theta + variant))
        pit = 1 / (1 + np.exp((t - 0.105) / 0.012))
        r = 1 + 0.14 * ridge - 0.20 * pit
        y = x * r[..., None]
        y[..., 2] *= 0.86
        return y

    points, faces, u, w = ball(50, 64, reshape)
    points *= 1 + 0.03 * noise_at(points, 1.2, variant)[:, None]
    return (
        MeshBuilder()
        .add(points * 0.078, faces, 0, np.stack([(w < 0.16) * 1.0] * 3, -1))
        .build("blueberry", [blueberry_material()])
    )


def blueberries(n=3):
    """The meshes of `n` different blueberries."""
    return [blueberry(i) for i in range(n)]


@cache
def raspberry(variant=0):
    """A raspberry: drupelets on a core."""
    builder = MeshBuilder()
    P0, F0, _, _ = ball(16, 12)
    for k, d in enumerate(sphere_directions(84, 0.02, 0.84)):
        z = d[2]
        s = 0.112 * (1 + 0.1 * math.sin(k * 7.3 + variant))
        breadth = 0.78 + 0.1 * (1 - z) * 0.5
        c = np.array(
            [
                d[0] * breadth * (1 - 0.18 * max(z, 0)),
                d[1] * breadth * (1 - 0.18 * max(z, 0)),
                z * 1.02,
            ]
        )
        builder.add((P0 * s * 1.42 + c * 0.86) * 0.105, F0, 0, (1, 1, 1))
    inner, Fi, _, _ = ball(24, 16)
    builder.add(inner * 0.105 * np.array([0.72, 0.72, 0.85]), Fi, 0)
    return builder.build(
        "raspberry",
        [fruit_material("#B0101F", "#CF2436", 0.3, 0.3, (0.08, 0.02, 0.015), 0.35, 90, 0.1)],
    )


@cache
def strawberry(variant=0):
    """A strawberry with seeds and calyx, its tip down."""

    def profile(t):
        return np.sin(np.pi * np.clip(t, 0, 1) ** 0.62) ** 0.72

    seeds = [(((i * 2.399963) % tau), 0.1 + 0.84 * (i + 0.5) / 120) for i in range(120)]

    def surface(u, w):
        r = profile(w) * (1 + 0.03 * np.cos(3 * u * tau + variant))
        return r * np.cos(u * tau) * 0.17, r * np.sin(u * tau) * 0.17, (1 - w) * 0.46 - 0.23

    points, faces, u, w = grid(140, 110, surface, wrap=True)
    points *= 1 + 0.05 * noise_at(points, 4, variant)[:, None]
    Q = np.array(
        [
            [
                profile(t) * math.cos(a) * 0.17,
                profile(t) * math.sin(a) * 0.17,
                (1 - t) * 0.46 - 0.23,
            ]
            for a, t in seeds
        ]
    )
    d = np.min(np.linalg.norm(points[:, None] - Q[None], axis=2), 1)
    normals = points * np.array([1, 1, 0.3])
    normals /= np.linalg.norm(normals, axis=1)[:, None] + 1e-9
    points -= normals * (0.010 * np.exp(-((d / 0.016) ** 2)))[:, None]
    builder = MeshBuilder().add(
        points,
        faces,
        0,
        ramp_colors(w, [(0, "#F2B9A0"), (0.08, "#DE3A34"), (0.3, "#C8161F"), (1, "#B00F1C")]),
    )
    S, SF, _, _ = ball(10, 8)
    for (a, t), q in zip(seeds, Q):
        nn = Vector((math.cos(a), math.sin(a), 0.35 - 0.6 * (t - 0.5))).normalized()
        transform = (
            Matrix.Translation(Vector(q) - nn * 0.006)
            @ nn.to_track_quat("Z", "Y").to_matrix().to_4x4()
            @ Matrix.Diagonal((0.006, 0.0095, 0.005, 1))
        )
        builder.add(S, SF, 1, srgb("#E9C368")[:3], transform)
    for k in range(9):
        a = k / 9 * tau + variant

        def petal(u, w):
            s = u
            ww = np.sin(np.pi * np.clip(s, 0, 1) ** 0.6) * 0.035 * (w - 0.5) * 2
            r = s * 0.15
            z = 0.225 + 0.03 * np.sin(s * 2.8) - 0.08 * s**2 + 0.25 * np.abs(w - 0.5) * 0.06
            return r * np.cos(a) - ww * np.sin(a), r * np.sin(a) + ww * np.cos(a), z

        L, LF, _, _ = grid(12, 7, petal)
        builder.add(L, LF, 2, (0, 0.5, 0))
    return builder.build(
        "strawberry",
        [
            painted_material(0.28, 0.3, (0.1, 0.03, 0.02), 0.5, 60, 0.05, noisy=0.05),
            plain_material("#D9B25A", 0.4),
            leaf_material("#3F7A2E", "#6AA544"),
        ],
    )
