"""Cooked carrots."""

import math
import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import grid


@cache
def carrot(variant=0):
    """A slice of a cooked carrot, halved along its length: a soft half moon, its center at z = 0."""
    local_rng = random.Random(variant)
    radius, thick = local_rng.uniform(0.135, 0.175), local_rng.uniform(0.065, 0.085)
    whole = variant % 3 == 0  # a slice from the thin end isn't halved

    def surface(u, w):
        a = (u - 0.5) * (2 * math.pi)
        # From the middle of one face (w = 0) over the edge to the middle of the other.
        across = np.minimum(1, np.minimum(w, 1 - w) * 2 * 1.35)
        size = 0.82 if whole else 1.0
        cut = 1.0 if whole else np.where(np.cos(a) < 0, 0.12, 1.0)
        r = radius * size * across
        z = np.where(w < 0.5, 1, -1) * thick / 2 * np.clip(1 - across**16, 0, 1) ** 0.5
        return r * np.cos(a) * cut, r * np.sin(a), z

    points, faces, u, w = grid(90, 60, surface, wrap=True)
    share = np.minimum(1, np.minimum(w, 1 - w) * 2 * 1.35)
    a = (u - 0.5) * 2 * math.pi
    rays = 0.25 * np.sin(a * 17 + variant) * np.clip((share - 0.45) * 3, 0, 1)
    core = np.clip((0.46 + 0.04 * np.sin(5 * a + variant) - share) * 40, 0, 1)
    color = ramp_colors(share, [(0, "#E08A26"), (0.43, "#DD7A18"), (0.48, "#CF5A0C"), (1, "#BE4A08")])
    color = color * (1 + 0.10 * rays[:, None]) + 0.04 * core[:, None]
    points *= (1 + 0.05 * noise_at(points, 6, variant))[:, None]
    points[:, 2] += 0.006 * noise_at(points, 18, variant)
    return (
        MeshBuilder()
        .add(points, faces, 0, color)
        .build(
            "carrot", [painted_material(0.5, 0.15, (0.04, 0.015, 0.005), 0.06, 30, 0.25, spec=0.3, noisy=0.2)]
        )
    )
