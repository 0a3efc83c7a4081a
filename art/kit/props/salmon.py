"""Baked salmon."""

import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors
from kit.materials.cooked import baked_salmon_material
from kit.noise import noise_at
from kit.shapes import ball

FLAKE = 0.088  # how far apart the layers of the flesh are
SEAR = [(0, "#D98A4A"), (0.35, "#B8642A"), (0.7, "#7C3A16"), (1, "#43200F")]


@cache
def salmon_piece(variant=0, size=(0.37, 0.225, 0.12)):
    """A piece of a baked fillet, 0.7 long: its layers bend to a point, and its top is seared."""
    points, faces, _, _ = ball(260, 150)
    points = points[:, [2, 0, 1]]
    power = np.sum(np.abs(points) ** 4.5, 1) ** (1 / 4.5)
    shape = points / power[:, None] * size
    return _flesh(shape, faces, variant, browned_from=0.38)


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
    return _flesh(shape, faces, variant + 10, browned_from=local_rng.uniform(0.7, 1.4))


def _flesh(shape, faces, variant, browned_from):
    """Layers that lie like tiles, with lines of pale fat between; coral inside, seared on top and at the edges."""
    x, y, z = shape.T
    broad, fine = noise_at(shape, 4, variant), noise_at(shape, 13, variant)
    layer = (x + 0.55 * np.abs(y) + 0.022 * broad + 0.010 * fine) / FLAKE
    within = layer - np.floor(layer)
    step = np.floor(layer)
    loose = np.array([random.Random(int(i) * 31 + variant).uniform(-1, 1) for i in step])
    fall = np.clip((1 - within) / 0.13, 0, 1)  # the end of a layer, where the next one begins
    tile = within * fall * fall * (3 - 2 * fall)
    fibers = noise_at(np.stack([layer * 0.5, y * 60, z * 60], -1), 1, variant)
    out = shape * (1 + 0.12 * tile + 0.03 * loose + 0.09 * broad + 0.010 * fibers)[:, None]
    out[:, 2] -= 0.008 * np.exp(-(((within - 0.97) / 0.05) ** 2))
    tone = 0.5 + 0.45 * broad + 0.3 * fibers + 0.25 * loose
    color = mix_colors("#C4401F", "#EA7A4E", tone)
    fat = np.exp(-(((within - 0.93) / 0.055) ** 2)) * np.clip(0.75 + 0.6 * fine, 0, 1)
    color += (np.array(mix_colors("#EDB48E", "#F6CFB0", tone)) - color) * (0.7 * fat)[:, None]
    height = z / np.max(z)
    rim = np.max(np.abs(shape) / np.max(np.abs(shape), 0) * [1, 1, 0], 1)
    heat = (height - browned_from) * 1.5 + 0.9 * np.clip(rim - 0.72, 0, 1) * (height > 0)
    heat += 0.35 * tile + 0.5 * broad + 0.25 * fine + 0.03
    seared = np.clip(heat, 0, 1)[:, None]
    crust = ramp_colors(np.clip(heat - 0.15, 0, 1), SEAR)
    color += (crust - color) * seared**0.8
    return MeshBuilder().add(out, faces, 0, color).build("salmon", [baked_salmon_material()])
