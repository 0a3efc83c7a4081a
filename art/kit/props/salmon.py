"""Baked and seared salmon."""

import math
import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.cooked import baked_salmon_material, sliced_salmon_material
from kit.noise import noise_at
from kit.shapes import ball, grid

FLAKE = 0.088  # how far apart the layers of the flesh are
SEAR = [(0, "#D98A4A"), (0.35, "#B8642A"), (0.7, "#7C3A16"), (1, "#43200F")]


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
    color = mix_colors("#CC5A34", "#EA9068", tone)
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


@cache
def salmon_slice(variant=0):
    """A slice across a seared fillet, 0.56 wide, its cut faces toward +X and -X: browned on top, still moist inside."""
    local_rng = random.Random(variant)
    half, high, thick = (
        local_rng.uniform(0.245, 0.295),
        local_rng.uniform(0.112, 0.142),
        local_rng.uniform(0.075, 0.130),
    )
    bevel = 0.020
    lobes = [(k, local_rng.uniform(-0.030, 0.030), local_rng.uniform(0, tau)) for k in (2, 3, 5)]

    def surface(u, w):  # from the middle of one face over the rim to the middle of the other
        around = u * tau
        c, s = np.cos(around), np.sin(around)
        reach = (np.abs(c / half) ** 3.2 + np.abs(s / high) ** 2.6) ** (-1 / 2.8)
        reach = reach * (1 + sum(size * np.sin(k * around + phase) for k, size, phase in lobes))
        y, z = reach * c, reach * s
        z = z * (1 - 0.55 * np.clip(y / half, -0.5, 1) ** 2 * (y > 0)) - 0.03 * (y / half) ** 2
        face = np.clip(np.minimum(w, 1 - w) / 0.40, 0, 1)  # 1 at the bevel
        over = np.clip((w - 0.40) / 0.20, 0, 1) * math.pi
        out = 1 - bevel / reach * (1 - np.sin(over))
        share = np.where(np.abs(w - 0.5) > 0.1, face * (1 - bevel / reach), out)
        x = np.where(w < 0.4, 1, np.where(w > 0.6, -1, np.cos(over))) * thick / 2
        return x, y * share, z * share

    points, faces, u, w = grid(240, 190, surface, wrap=True)
    x, y, z = points.T
    rim = points.reshape(240, 190, 3)[:, 95, 1:]
    depth = np.min(np.linalg.norm(points[:, None, 1:] - rim[None], axis=2), 1)
    broad, lumps, fine = (noise_at(points, scale, variant + scale) for scale in (4, 11, 30))
    # Fat lies in arcs around one side of the fillet, closer together toward the belly.
    from_belly = np.hypot(y + 0.36, 1.25 * (z + 0.05 + 0.25 * np.abs(y))) + 0.034 * broad
    layer = (from_belly + 0.009 * lumps) / local_rng.uniform(0.088, 0.125) + local_rng.random()
    layer += 0.22 * np.sin(1.7 * layer + variant) + 0.16 * lumps  # flakes are thick and thin
    within = np.abs(layer - np.round(layer))
    strength = np.clip(0.62 + 1.5 * noise_at(points, 4, variant + 3), 0, 1)
    breadth = 0.035 + 0.05 * np.clip(0.5 + 1.2 * noise_at(points, 4, variant + 9), 0, 1)
    fat = np.exp(-((within / breadth) ** 2)) * strength
    parted = np.exp(-(((within - 0.13) / 0.05) ** 2)) * (1 - strength)  # where flakes come apart
    flake = noise_at(np.stack([np.floor(layer), 0 * y, 0 * z], -1), 1.7, variant + 4)
    cooked = depth + 0.016 * broad + 0.007 * lumps
    color = ramp_colors(
        cooked,
        [
            (0, "#E8AC8A"),
            (0.014, "#E49670"),
            (0.034, "#E07C50"),
            (0.065, "#DC683C"),
            (0.11, "#D65A30"),
        ],
    )
    fibers = noise_at(np.stack([layer * 0.6, 34 * (y + z), 34 * (z - y)], -1), 1, variant)
    color *= (1 + 0.10 * broad + 0.05 * fine + 0.11 * fibers + 0.10 * flake - 0.10 * parted)[:, None]
    pale = np.array(srgb("#F2D3BE")[:3])
    color += (pale - color) * (0.6 * fat)[:, None]
    points[:, 0] += x / (thick / 2) * (0.006 * lumps + 0.004 * broad + 0.003 * fibers - 0.006 * parted + 0.006 * flake)
    top = np.clip((z - 0.30 * high) / (0.30 * high) + 0.4 * lumps, 0, 1)
    side = np.clip((0.016 + 0.006 * lumps - depth) / 0.010, 0, 1)
    heat = top * side * (0.70 + 0.7 * lumps + 0.4 * fine)
    crust = ramp_colors(np.clip(heat, 0, 1), SEAR)
    color += (crust - color) * np.clip(1.6 * top * side, 0, 1)[:, None]
    golden = np.exp(-(((depth - 0.020) / 0.012) ** 2)) * top
    color += (np.array(srgb("#D99A5E")[:3]) - color) * (0.35 * golden)[:, None]
    points[:, 1:] *= (1 + 0.035 * lumps * top * side + 0.012 * fine * top * side)[:, None]
    return MeshBuilder().add(points, faces, 0, color).build("slice", [sliced_salmon_material()])
