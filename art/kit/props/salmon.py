"""Baked salmon."""

import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors
from kit.materials.cooked import baked_salmon_material
from kit.noise import noise_at
from kit.shapes import ball

FLAKE = 0.098  # how far apart the layers of the flesh are


@cache
def salmon_piece(variant=0, size=(0.36, 0.23, 0.115)):
    """A piece of a baked fillet, 0.7 long: its layers bend to a point and gape, and its top has browned."""
    points, faces, _, _ = ball(260, 150)
    points = points[:, [2, 0, 1]]
    power = np.sum(np.abs(points) ** 4.5, 1) ** (1 / 4.5)
    shape = points / power[:, None] * size
    return _flesh(shape, faces, variant, browned_from=0.42)


@cache
def salmon_flake(variant=0):
    """A flake that has come off: two or three layers, about 0.25 long."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(100, 64)
    points = points[:, [2, 0, 1]]
    power = np.sum(np.abs(points) ** 3.4, 1) ** (1 / 3.4)
    half = (
        local_rng.uniform(0.10, 0.17),
        local_rng.uniform(0.08, 0.11),
        local_rng.uniform(0.034, 0.048),
    )
    shape = points / power[:, None] * half
    shape[:, 2] += local_rng.uniform(0.5, 1.4) * shape[:, 0] ** 2
    return _flesh(shape, faces, variant + 10, browned_from=local_rng.uniform(0.5, 1.1))


def _flesh(shape, faces, variant, browned_from):
    x, y, z = shape.T
    broad = noise_at(shape, 4, variant)
    layer = (x + 0.45 * np.abs(y) + 0.03 * broad + 0.02 * noise_at(shape, 11, variant)) / FLAKE
    within = layer - np.floor(layer)
    gap = np.minimum(within, 1 - within) * 2  # 0 between two layers, 1 in the middle of one
    step = np.floor(layer)
    loose = np.array([random.Random(int(i) * 31 + variant).uniform(-1, 1) for i in step])
    swell = 0.16 * np.minimum(1, gap * 2.6) ** 0.6 + 0.05 * loose + 0.10 * broad
    fibers = noise_at(np.stack([layer * 0.3, y * 70, z * 70], -1), 1, variant)
    out = shape * (1 + swell + 0.016 * fibers)[:, None] * [0.97, 1, 1]
    out[:, 0] += 0.012 * loose
    depth = np.clip(1 - gap * 3.2, 0, 1)
    tone = 0.45 + 0.35 * fibers + 0.5 * broad + 0.15 * loose
    color = mix_colors("#C8502A", "#EC9066", tone)
    color += (np.array(mix_colors("#F0B794", "#F6CDB2", tone)) - color) * (0.45 * depth)[:, None]
    top = np.clip((z / np.max(z) - browned_from) * 2.2, 0, 1) * np.clip(gap * 2, 0.25, 1)
    browned = np.clip(top * (0.85 + 1.0 * noise_at(out, 9, variant + 3) + 0.3 * fibers), 0, 1)
    color += (np.array(mix_colors("#B76A30", "#7E4016", browned)) - color) * (0.8 * browned)[
        :, None
    ]
    return MeshBuilder().add(out, faces, 0, color).build("salmon", [baked_salmon_material()])
