"""Seeds and flakes."""

import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, srgb
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import ball


@cache
def grain(kind, variant=0):
    """A seed or flake; `kind` is 'pumpkin' or 'oat'."""
    if kind == "oat":
        return _oat_flake(variant)
    points, faces, _, _ = ball(48, 40)
    x = points[:, 2:3]
    across = np.abs(points[:, 0])
    narrower = 1 - (0.35 * (x + 0.2))
    points = np.hstack([x * 0.075, points[:, :1] * 0.040 * narrower, points[:, 1:2] * 0.016])
    streaks = noise_at(points * [14, 60, 30], 1, variant)
    points[:, 2] *= 1 - 0.30 * np.exp(-(((across - 0.80) / 0.10) ** 2))  # a groove inside its rim
    points *= (1 + 0.05 * noise_at(points, 18, variant))[:, None]
    color = mix_colors("#4C6430", "#93A062", 0.35 + 0.6 * streaks + 0.5 * across**3)
    skin = painted_material(0.48, 0.05, (0.03, 0.028, 0.022), 0.05, 60, 0.15, noisy=0.15)
    return MeshBuilder().add(points, faces, 0, color).build(kind, [skin])


def _oat_flake(variant):
    """A rolled oat, soaked: thin and warped, with the grain's crease and a ragged, paler rim."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(40, 26)
    around = np.arctan2(points[:, 1], points[:, 0])
    phases = [local_rng.uniform(0, 6) for _ in range(3)]
    ragged = 1 + 0.09 * np.sin(2 * around + phases[0]) + 0.06 * np.sin(5 * around + phases[1])
    ragged += 0.035 * np.sin(11 * around + phases[2])
    across = np.hypot(points[:, 0], points[:, 1])
    length, breadth = local_rng.uniform(0.056, 0.070), local_rng.uniform(0.042, 0.054)
    points[:, :2] *= ragged[:, None] * [length, breadth]
    crease = np.exp(-((points[:, 1] / 0.006) ** 2)) * np.clip(1.2 - across, 0, 1)
    warp = 0.014 * noise_at(points, 8, variant) + local_rng.uniform(-1.5, 1.5) * points[:, 1] ** 2
    points[:, 2] = 0.008 * points[:, 2] + warp - 0.003 * crease
    color = mix_colors("#D8BB86", "#F3E5C4", across**3 + 0.6 * noise_at(points, 34, variant))
    color += (np.array(srgb("#B98E58")[:3]) - color) * (0.55 * crease)[:, None]
    soaked = painted_material(0.3, 0.0, coat=0.3, bump_scale=60, bump_strength=0.12, noisy=0.06)
    return MeshBuilder().add(points, faces, 0, color).build("oat", [soaked])
