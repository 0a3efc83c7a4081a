"""Berries."""

import math
import random
from functools import cache
from math import tau

import numpy as np
from mathutils import Matrix, Vector

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import (
    blueberry_material,
    leaf_material,
    painted_material,
)
from kit.materials.table import plain_material
from kit.noise import noise_at
from kit.shapes import ball, grid, sphere_directions


@cache
def blueberry(variant=0):
    """A blueberry with its crown; no two variants have the same size, shape and bloom."""
    local_rng = random.Random(variant)
    flat = local_rng.uniform(0.74, 0.94)
    crown = local_rng.uniform(0.7, 1.5)
    uneven = [local_rng.uniform(0.93, 1.07) for _ in range(2)]

    def reshape(theta, phi, x):
        t = phi / math.pi
        ragged = (0.5 + 0.5 * np.cos(5 * theta + variant)) ** 2
        ridge = np.exp(-(((t - 0.135 * crown) / 0.032) ** 2)) * (0.15 + 0.85 * ragged)
        pit = 1 / (1 + np.exp((t - 0.105 * crown) / 0.012))
        r = 1 + 0.20 * ridge - 0.22 * pit
        y = x * r[..., None]
        y[..., 2] *= flat
        return y * [*uneven, 1]

    points, faces, u, w = ball(60, 64, reshape)
    points *= 1 + 0.06 * noise_at(points, 1.1, variant)[:, None]
    size = 0.078 * local_rng.uniform(0.74, 1.20)
    return (
        MeshBuilder()
        .add(points * size, faces, 0, np.stack([(w < 0.16 * crown) * 1.0] * 3, -1))
        .build("blueberry", [blueberry_material()])
    )


@cache
def raspberry(variant=0):
    """A raspberry: drupelets of different sizes on a core, some of them flat where they were pressed."""
    local_rng = random.Random(variant)
    builder = MeshBuilder()
    drupelet, faces, _, _ = ball(18, 14)
    lean = local_rng.uniform(-0.08, 0.08)
    for d in sphere_directions(74, 0.02, 0.84):
        z = d[2]
        size = 0.158 * local_rng.uniform(0.82, 1.2)
        breadth = (0.78 + 0.05 * (1 - z)) * (1 - 0.18 * max(z, 0))
        wander = [local_rng.uniform(-0.05, 0.05) for _ in range(3)]
        center = np.array([d[0] * breadth + lean * z, d[1] * breadth, z * 1.02]) + wander
        tone = mix_colors("#8E0C1E", "#D23A4A", local_rng.uniform(0, 1))
        builder.add((drupelet * size + center * 0.86) * 0.105, faces, 0, tone)
    inner, inner_faces, _, _ = ball(24, 16)
    core = inner * 0.105 * np.array([0.72, 0.72, 0.85])
    builder.add(core, inner_faces, 0, srgb("#7A0A18")[:3])
    skin = painted_material(0.3, 0.25, (0.06, 0.015, 0.012), 0.4, 70, 0.08, noisy=0.05)
    return builder.build("raspberry", [skin])


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
    points *= 1 + 0.08 * noise_at(points, 4, variant)[:, None]
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
        ramp_colors(w, [(0, "#E8A890"), (0.09, "#BE2020"), (0.3, "#A90F18"), (1, "#960B17")]),
    )
    S, SF, _, _ = ball(10, 8)
    for (a, t), q in zip(seeds, Q):
        nn = Vector((math.cos(a), math.sin(a), 0.35 - 0.6 * (t - 0.5))).normalized()
        transform = (
            Matrix.Translation(Vector(q) - nn * 0.006)
            @ nn.to_track_quat("Z", "Y").to_matrix().to_4x4()
            @ Matrix.Diagonal((0.0042, 0.0070, 0.004, 1))
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
            painted_material(0.28, 0.12, (0.06, 0.015, 0.01), 0.5, 60, 0.08, noisy=0.08),
            plain_material("#C79A4A", 0.4),
            leaf_material("#3F7A2E", "#6AA544"),
        ],
    )


@cache
def strawberry_half(variant=0):
    """Half a strawberry along X, its cut face up: red at the rim, pale toward its heart."""
    local_rng = random.Random(variant)
    length, breadth = local_rng.uniform(0.20, 0.24), local_rng.uniform(0.145, 0.175)

    def half_width(x):  # from the shoulders (x = -1) to the tip
        return (
            np.clip(1 - ((x + 0.35) / 1.35) ** 2, 0, 1) ** 0.75 * np.clip((x + 1) * 2.6, 0, 1) ** 0.5
        )

    def skin(u, w):
        x, a = 1 - 2 * w, math.pi * (1 + u)
        r = half_width(x) * breadth
        return x * length, r * np.cos(a), r * np.sin(a) * 0.9

    points, faces, _, w = grid(60, 70, skin)
    points *= (1 + 0.05 * noise_at(points, 6, variant))[:, None]
    seeds = np.clip((noise_at(points, 40, variant) - 0.42) * 9, 0, 1)[:, None]
    color = ramp_colors(w, [(0, "#A80C18"), (0.75, "#C8202A"), (1, "#EFB7A0")])
    builder = MeshBuilder().add(points, faces, 0, color * (1 - seeds) + seeds * srgb("#D9A84A")[:3])

    def face(u, w):
        x = 1 - 2 * w
        return x * length, half_width(x) * breadth * (2 * u - 1), 0 * x

    points, faces, u, w = grid(150, 170, face)
    x, y = points[:, 0] / length, points[:, 1] / breadth
    along = np.linspace(-1, 1, 160)
    rim = np.stack([along * length, half_width(along) * breadth], -1)
    mirrored = np.stack([points[:, 0], np.abs(points[:, 1])], -1)
    inside = np.min(np.linalg.norm(mirrored[:, None] - rim[None], axis=2), 1)
    inside /= breadth  # how far a point is from the skin
    broad, fine = noise_at(points, 14, variant), noise_at(points, 46, variant)
    veins = noise_at(np.stack([x * 15 + np.abs(y) * 6, np.abs(y) * 1.5, np.sign(y)], -1), 1, variant)
    veins = np.clip(veins * 1.5 + 0.3 * fine, 0, 1) * np.clip(inside * 6, 0, 1)  # from the heart to the seeds
    veins *= 1 - np.clip((inside - 0.4) * 2, 0, 1)  # and in the heart, none
    color = ramp_colors(
        inside + 0.10 * broad + 0.03 * fine,
        [(0, "#9A0C16"), (0.07, "#C2202A"), (0.26, "#D0383A"), (0.52, "#DC6258"), (0.74, "#E99A88"), (0.95, "#F3CDBB")],
    )
    color += (np.array(srgb("#F2B7A2")[:3]) - color) * (0.30 * veins)[:, None]
    points *= (1 + 0.05 * noise_at(points, 6, variant))[:, None]
    hollow = np.exp(-((y / 0.16) ** 2 + ((x + 0.15) / 0.5) ** 2))
    points[:, 2] += 0.014 * np.clip(inside * 5, 0, 1) - 0.020 * hollow + 0.005 * broad + 0.004 * veins + 0.002 * fine
    builder.add(points, faces, 0, color)
    wet = painted_material(0.2, 0.2, (0.08, 0.025, 0.015), 0.5, 60, 0.10, noisy=0.05)
    return builder.build("strawberry half", [wet])
