"""Cooked carrots."""

import math
import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import ramp_colors, srgb
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import grid


@cache
def carrot(variant=0):
    """A slice of a cooked carrot, halved along its length: a soft half moon, its center at z = 0."""
    local_rng = random.Random(variant)
    radius, thick = local_rng.uniform(0.135, 0.175), local_rng.uniform(0.065, 0.085)
    whole = variant % 4 != 1  # a slice from the thin end isn't halved

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
    broad, fine = noise_at(points, 9, variant), noise_at(points, 34, variant)
    rays = np.sin(a * 17 + variant + 2 * broad) * np.clip((share - 0.30) * 3, 0, 1)
    color = ramp_colors(
        share + 0.05 * np.sin(5 * a + variant) + 0.06 * broad,
        [(0, "#EBA53A"), (0.34, "#E89A2C"), (0.40, "#D97C14"), (0.46, "#E5801A"), (0.9, "#DE6E0A"), (1, "#C85C06")],
    )
    color = color * (1 + 0.025 * rays + 0.05 * fine)[:, None]
    sauced = np.clip(1.6 * noise_at(points, 5, variant + 3) + 0.4 * fine - 0.1, 0, 1)
    color += (np.array(srgb("#C07A1C")[:3]) - color) * (0.55 * sauced)[:, None]
    points *= (1 + 0.09 * broad + 0.012 * fine)[:, None]
    points[:, 2] += 0.008 * noise_at(points, 18, variant) + 0.0010 * rays
    return (
        MeshBuilder()
        .add(points, faces, 0, color)
        .build(
            "carrot", [painted_material(0.28, 0.1, (0.03, 0.012, 0.004), 0.5, 40, 0.2, noisy=0.15)]
        )
    )
