"""Edamame: beans, shelled, and their pods."""

import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import blend, mix_colors
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import ball, grid

POD = 0.27  # half of its length
HAIRS = 2600


@cache
def edamame(variant=0):
    """A shelled bean, 0.15 long: two halves with a slit between, in a skin that folds; every fifth is open."""
    points, faces, color = _bean(variant)
    skin = painted_material(0.32, 0.14, (0.04, 0.05, 0.012), 0.30, 44, 0.10, noisy=0.10)
    return MeshBuilder().add(points, faces, 0, color).build("edamame", [skin])


def _bean(variant):
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(72, 54)
    points = points[:, [2, 0, 1]]
    power = np.sum(np.abs(points) ** 2.3, 1) ** (1 / 2.3)
    half = [local_rng.uniform(*size) for size in ((0.068, 0.082), (0.047, 0.055), (0.038, 0.046))]
    points = points / power[:, None] * half
    around = np.arctan2(points[:, 1] / half[1], points[:, 0] / half[0])  # 1/4 turn: the slit
    seam = np.clip(1.15 - np.abs(around - tau / 4) / 1.9, 0, 1) ** 0.7
    slit = np.exp(-((points[:, 2] / 0.0048) ** 2)) * seam
    side = np.sign(points[:, 2])
    if variant % 5 == 4:  # the halves come apart, and one slides
        points[:, 2] += side * 0.010 * seam
        points[:, 0] += side * 0.007
        slit = np.clip(1.6 * np.exp(-((points[:, 2] / 0.011) ** 2)) * seam, 0, 1.3)
    points[:, 1] -= local_rng.uniform(0.009, 0.016) * slit
    points[:, 1] -= local_rng.uniform(1.0, 2.2) * points[:, 0] ** 2
    points[:, 1] *= 1 + local_rng.uniform(-1.6, 1.6) * points[:, 0]
    broad, fine = noise_at(points, 9, variant), noise_at(points, 70, variant)
    wrinkles = noise_at(points * [16, 40, 40], 1, variant)
    fold = np.exp(-(((wrinkles - 0.25) / 0.07) ** 2)) * local_rng.choice((0, 0.6, 1))
    points *= (1 + 0.07 * broad + 0.010 * wrinkles + 0.014 * fold + 0.004 * fine)[:, None]
    tone = 0.50 + local_rng.uniform(-0.28, 0.28) + 0.65 * broad + 0.20 * wrinkles + 0.25 * fold
    color = mix_colors("#4A7F20", "#A6C652", tone)
    color = blend(color, "#D6E08E", 0.55 * np.clip(-0.2 - points[:, 1] / half[1], 0, 1))
    color = blend(color, "#3F6A1A", 0.65 * slit)
    return points, faces, color


@cache
def pod(variant=0, opened=False):
    """A pod along X, bent, with two or three bumps and fine hairs; one that is `opened` shows its beans toward +Y."""
    local_rng = random.Random(variant + 30)
    count = 2 + (variant + 1) % 2 if not opened else 3
    middles = [POD * (2 * (i + 0.5) / count - 1) * 0.80 for i in range(count)]
    bend = local_rng.uniform(0.5, 0.9) * (-1 if variant % 2 else 1)

    def breadth(x):
        bumps = sum(np.exp(-(((x - m) / 0.060) ** 2)) for m in middles)
        ends = np.clip((1 - np.abs(x / POD)) / 0.16, 0.0, 1) ** 0.7
        return ends, np.clip(bumps, 0, 1)

    def bent(points):
        points[:, 1] += bend * (points[:, 0] ** 2 - 0.02)
        points[:, 2] += 0.25 * points[:, 0] ** 2
        return points

    def skin(u, w):
        x = POD * (2 * w - 1)
        ends, bumps = breadth(x)
        gap = opened * 0.72 * np.clip(1 - np.abs(x / POD + 0.1) / 0.75, 0, 1) ** 0.6
        outer = u < 0.5
        turn = np.where(outer, u * 2, 2 - u * 2)  # around outside, and back inside
        angle = tau / 4 + gap + turn * (tau - 2 * gap) if opened else tau / 4 + u * tau
        inset = np.where(outer | (not opened), 0, 0.010)
        wide = ends * (0.040 + 0.026 * bumps) - inset * ends
        high = ends * (0.018 + 0.034 * bumps + opened * 0.008) - inset * ends
        ridge = 0.006 * ends * np.exp(-(((np.abs(np.sin(angle)) - 1) / 0.012) ** 2))
        y = np.sin(angle) * (np.maximum(wide, 0.003) + ridge)
        z = np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** 0.85 * np.maximum(high, 0.003)
        return x, y, z

    points, faces, u, w = grid(150, 150, skin, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, variant + scale) for scale in (6, 20, 60))
    points[:, 2] += (0.006 * lumps + 0.0015 * fine) * (np.abs(points[:, 2]) > 0.008)
    normals = np.stack([0 * w, points[:, 1] / 0.066**2, points[:, 2] / 0.05**2], -1)
    normals /= np.maximum(np.linalg.norm(normals, axis=1), 1e-6)[:, None]
    color = mix_colors("#5C8A2B", "#A6BF55", 0.5 + 0.8 * broad + 0.35 * lumps)
    seam = np.exp(-(((np.abs(points[:, 1]) / np.max(points[:, 1]) - 1) / 0.10) ** 2))
    color = blend(color, "#C3CE7A", 0.5 * seam)
    color = blend(color, "#8A7A3E", np.clip((np.abs(2 * w - 1) - 0.93) / 0.05, 0, 1))
    if opened:
        color = blend(color, "#D3DDA0", (u > 0.5) * 0.8)
    felt = painted_material(0.55, 0.12, (0.04, 0.05, 0.012), 0.0, 50, 0.22, noisy=0.15, sheen=0.6)
    builder = MeshBuilder().add(bent(points.copy()), faces, 0, color)
    roots = np.array([local_rng.randrange(len(points)) for _ in range(HAIRS)])
    roots = roots[~(opened & (u[roots] >= 0.5))]
    rng = np.random.default_rng(variant)
    tips = normals[roots] + rng.normal(0, 0.5, (len(roots), 3)) + [0.5, 0, 0]
    tips *= rng.uniform(0.006, 0.014, (len(roots), 1))
    aside = np.cross(tips, rng.normal(0, 1, (len(roots), 3)))
    aside *= 0.0007 / np.maximum(np.linalg.norm(aside, axis=1), 1e-9)[:, None]
    base = points[roots]
    hairs = np.stack([base - aside, base + aside, base + tips], 1).reshape(-1, 3)
    blades = [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(len(roots))]
    builder.add(bent(hairs), blades, 0, mix_colors("#C9CE94", "#C9CE94", np.zeros(len(hairs))))
    if opened:
        for i, middle in enumerate(middles):
            bean, bean_faces, green = _bean(variant * 3 + i)
            bean = bean * [0.80, 0.92, 0.90] + [middle, 0.032, 0]
            builder.add(bent(bean), bean_faces, 0, green)
    return builder.build("pod", [felt])
