"""Leaves and sprigs."""

import math
import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import uniform
from kit.materials.produce import leaf_material
from kit.noise import noise_at
from kit.place import place
from kit.shapes import grid


@cache
def leaf(kind="basil", variant=0):
    """A leaf along +X from the origin, face up; `kind` sets shape and size."""
    L, W, cup, wavy, a, second_color = {
        "basil": (0.42, 0.15, 0.9, 0.5, "#2E6B22", "#4F932F"),
        "spinach": (0.62, 0.21, 0.35, 1.2, "#1F5A24", "#3C7F33"),
        "mint": (0.28, 0.115, 0.3, 0.9, "#1C5228", "#387A3A"),
    }[kind]
    local_rng = random.Random(variant)
    phases = [local_rng.uniform(0, 6) for _ in range(6)]
    L, W = L * local_rng.uniform(0.82, 1.12), W * local_rng.uniform(0.8, 1.2)
    cup, swerve = cup * local_rng.uniform(0.6, 1.5), local_rng.uniform(-0.16, 0.16)
    bend = local_rng.uniform(0.25, 0.75) * (1 if variant % 4 else -0.4)

    def surface(u, w):
        s = u
        t = (w - 0.5) * 2
        profile = np.sin(np.pi * np.clip(s, 0, 1) ** (0.72 if kind != "spinach" else 0.62)) ** 0.85
        y = W * profile * t
        if kind == "mint":
            y = y * (1 + 0.20 * np.abs(((s * 11) % 1) - 0.5) * np.abs(t) ** 3)
        vein = np.abs(np.sin((s * 7 - np.abs(t) * 1.4) * math.pi))
        z = (
            cup * W * (0.55 * np.abs(t) ** 1.6 * profile)
            - bend * L * 0.5 * s**2
            + wavy * 0.020 * np.sin(s * 11 + phases[0] + t) * np.abs(t) ** 1.5
            + 0.012 * wavy * np.sin(s * 6 + phases[1]) * t
        )
        z = (
            z
            + 0.010 * (vein**0.6 - 0.5) * (1 - np.abs(t) ** 4) * profile
            - 0.008 * np.exp(-((t / 0.07) ** 2))
        )
        return s * L, y + swerve * L * s * s, z

    points, faces, u, w = grid(64, 41, surface)
    t = (w - 0.5) * 2
    main = np.exp(-((t / 0.05) ** 2))
    side = np.clip(1 - np.abs(np.sin((u * 7 - np.abs(t) * 1.4) * math.pi)) / 0.16, 0, 1)
    builder = MeshBuilder().add(
        points,
        faces,
        0,
        np.stack([np.clip(main + 0.6 * side, 0, 1), 1 - np.clip(main + side, 0, 1), 0 * u], -1),
    )

    def stalk(u, w):
        return -w * L * 0.18 + 0.01, 0.008 * np.cos(u * tau), 0.008 * np.sin(u * tau) - 0.03 * w * w

    points, faces, u, w = grid(8, 6, stalk, wrap=True)
    builder.add(points, faces, 0, (0.6, 0.5, 0))
    return builder.build(kind, [leaf_material(a, second_color)])


@cache
def herb(kind="parsley", variant=0):
    """A lobed leaf of parsley or cilantro along +X from the origin, face up, about 0.3 long."""
    lobes, depth, teeth, bite, dark, light = {
        "parsley": (3, 0.62, 11, 0.13, "#1F5C20", "#3F8A30"),
        "cilantro": (3, 0.45, 8, 0.10, "#2F7A2A", "#5DA23C"),
    }[kind]
    local_rng = random.Random(variant)
    size = local_rng.uniform(0.12, 0.16)
    turn, curl = local_rng.uniform(-0.12, 0.12), local_rng.uniform(-0.9, 1.1)
    pattern = local_rng.uniform(0, 50)

    def surface(u, w):
        a = (u - 0.5) * tau  # 0 is the tip of the leaf
        outline = 1 - depth * (1 - np.abs(np.cos(a * lobes / 2 + turn * np.sin(a))) ** 0.8)
        outline = outline * (1 + bite * np.cos(a * teeth * 2 + pattern) * np.abs(np.cos(a / 2)))
        outline = (
            outline * (1 + 0.12 * np.sin(2 * a + pattern)) * (0.55 + 0.45 * np.cos(a / 2) ** 2)
        )
        r = w * size * outline
        x, y = r * np.cos(a) * 1.15, r * np.sin(a)
        z = curl * (x * x + 1.6 * y * y) + 0.010 * np.sin(a * lobes + pattern) * w
        return x + size * 0.95, y, z

    points, faces, u, w = grid(150, 16, surface, wrap=True)
    points[:, 2] += 0.012 * noise_at(points, 16, variant)
    a = (u - 0.5) * tau
    vein = np.clip(1 - np.abs(np.sin(a * lobes / 2)) * w / 0.10, 0, 1) * (np.cos(a * lobes / 2) > 0)
    builder = MeshBuilder().add(
        points, faces, 0, np.stack([0.7 * vein, 0.8 - 0.5 * vein, 0 * u], -1)
    )

    def stalk(u, w):
        return (
            size * (0.95 - 1.5 * w),
            0.006 * np.cos(u * tau) + 0.02 * w * w * curl,
            0.006 * np.sin(u * tau) - 0.03 * w * w,
        )

    points, faces, u, w = grid(8, 8, stalk, wrap=True)
    builder.add(points, faces, 0, (0.3, 0.5, 0))
    return builder.build(kind, [leaf_material(dark, light, rough=0.45)])


def leaf_sprig(c, z, s=1.0, n=3, start_angle=0.0, tilt=0.5, kind="basil"):
    """Place `n` leaves around the point `c` at height `z`, and the smallest on top."""
    for i in range(n):
        a = start_angle + i * tau / n + uniform(-0.3, 0.3)
        place(
            leaf(kind, 1 + (i + int(start_angle * 3)) % 3),
            (c[0] + 0.03 * math.cos(a), c[1] + 0.03 * math.sin(a), z + 0.03),
            (0, -uniform(tilt * 0.5, tilt), a),
            s * uniform(0.85, 1.1),
        )
    place(leaf(kind, 2), (c[0], c[1], z + 0.07), (0, -tilt * 1.5, start_angle + 1), s * 0.55)


def herb_sprig(c, z, kind="parsley", s=1.0, turn=0.0):
    """Place a sprig of three leaves on one stalk at the point `c`, lying on the height `z`."""
    for i, (angle, size) in enumerate(((0.0, 1.0), (1.15, 0.8), (-1.15, 0.85))):
        angle += turn + uniform(-0.15, 0.15)
        place(
            herb(kind, i),
            (c[0], c[1], z + 0.02 * (i == 0)),
            (uniform(-0.15, 0.15), -uniform(0.15, 0.4), angle),
            s * size,
        )
