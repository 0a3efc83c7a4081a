"""Parmesan, grated and shaved."""

import math
import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import ball


@cache
def parmesan_shred(variant=0):
    """A shred from a grater along X, about 0.09 long: thin, bent and ragged."""
    local_rng = random.Random(variant)
    length = local_rng.uniform(0.028, 0.058)
    return _piece(variant, (length, local_rng.uniform(0.006, 0.010), 0.0035), 5)


@cache
def parmesan_shaving(variant=0):
    """A shaving along X, about 0.2 long: a thin, curled sheet with a broken edge."""
    local_rng = random.Random(variant + 50)
    half = (local_rng.uniform(0.085, 0.12), local_rng.uniform(0.036, 0.055), 0.005)
    return _piece(variant + 50, half, local_rng.uniform(2.5, 5))


def _piece(variant, half, bend):
    """A flat piece, half as long, broad and thick as `half`, that curves up by `bend` times its length squared."""
    points, faces, _, _ = ball(64, 40)
    points = points[:, [2, 0, 1]]
    power = np.sum(np.abs(points) ** 3, 1) ** (1 / 3)
    unit = points / power[:, None]
    coarse, fine = noise_at(unit, 1.6, variant), noise_at(unit, 5, variant)
    points = unit * half
    points[:, :2] *= (1 + 0.28 * coarse + 0.12 * fine)[:, None]
    points[:, 2] += bend * points[:, 0] ** 2 * (1 if variant % 3 else -1)
    points[:, 1] += 0.14 * half[0] * np.sin(1.4 * unit[:, 0] + variant * math.pi / 3)
    points[:, 2] += 0.10 * half[1] * coarse
    color = mix_colors("#F9EBC0", "#EFD699", 0.4 + 0.7 * coarse + 0.4 * fine)
    curd = painted_material(0.5, 0.25, (0.04, 0.03, 0.015), 0.05, 40, 0.15, spec=0.3, noisy=0.05)
    return MeshBuilder().add(points, faces, 0, color).build("parmesan", [curd])
