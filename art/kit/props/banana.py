"""Banana."""

import math
import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import ball


@cache
def banana_slice(variant=0):
    """A peeled slice, 0.3 wide and 0.09 thick, its center at z = 0: three darker lobes with specks of seeds."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(120, 60)
    power = (np.hypot(points[:, 0], points[:, 1]) ** 7 + np.abs(points[:, 2]) ** 7) ** (1 / 7)
    points = points / power[:, None] * [0.15, 0.145, 0.045]
    r, a = np.hypot(points[:, 0], points[:, 1]) / 0.15, np.arctan2(points[:, 1], points[:, 0])
    points[:, :2] *= (1 + 0.02 * np.cos(5 * a + variant))[:, None]
    color = ramp_colors(r, [(0, "#E7CD8C"), (0.42, "#EFDCA6"), (0.5, "#F6E9C4"), (1, "#F3E3B6")])
    lobe = np.clip((0.40 + 0.10 * np.cos(3 * a) - r) * 12, 0, 1)[:, None]
    color = color * (1 - 0.12 * lobe)
    seeds = np.zeros(len(points))
    for i in range(15):
        turn = (i % 3) * tau / 3 + local_rng.uniform(-0.35, 0.35)
        x, y = (0.15 * local_rng.uniform(0.12, 0.36) * f(turn) for f in (math.cos, math.sin))
        spot = np.hypot(points[:, 0] - x, points[:, 1] - y) / 0.0055
        seeds = np.maximum(seeds, np.clip(1.5 - spot, 0, 1))
    brown = mix_colors("#6E4A22", "#8A6230", noise_at(points, 30, variant))
    color += (brown - color) * (0.8 * seeds)[:, None]
    flesh = painted_material(0.45, 0.35, (0.08, 0.06, 0.03), 0.1, 40, 0.10, noisy=0.05)
    return MeshBuilder().add(points, faces, 0, color).build("banana", [flesh])
