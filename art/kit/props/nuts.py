"""Nuts, beans, peas and other small round food."""

import math
import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import fruit_material, painted_material
from kit.noise import noise_at
from kit.shapes import ball


@cache
def almond(variant=0):
    """An almond lying along X."""

    def reshape(theta, phi, x):
        profile = np.sin(phi) * (1 - 0.38 * np.cos(phi)) ** 0.9
        return np.stack(
            [profile * np.cos(theta) * 0.072, profile * np.sin(theta) * 0.042, np.cos(phi) * 0.125],
            -1,
        )

    points, faces, u, w = ball(90, 50, reshape)
    rid = noise_at(np.stack([np.cos(u * tau) * 5, np.sin(u * tau) * 5, w * 1.2], -1), 2.2, variant)
    s = 1 + 0.05 * rid
    points[:, 0] *= s
    points[:, 1] *= s
    points = points[:, [2, 0, 1]]
    return (
        MeshBuilder()
        .add(
            points,
            faces,
            0,
            ramp_colors(rid + 0.5, [(0.05, "#6E3E20"), (0.5, "#96592F"), (0.95, "#B57C4A")]),
        )
        .build(
            "almond", [painted_material(0.55, 0.08, (0.03, 0.02, 0.01), 0.05, 50, 0.25, noisy=0.15)]
        )
    )


@cache
def chickpea(variant=0):
    """A chickpea with its beak."""

    def reshape(theta, phi, x):
        y = x.copy()
        beak = np.exp(-(((phi) / 0.32) ** 2))
        y *= (1 + 0.2 * beak)[..., None]
        crease = np.exp(-(((np.abs(theta - math.pi)) / 0.16) ** 2)) * np.exp(
            -(((phi - 1.1) / 0.9) ** 2)
        )
        y *= (1 - 0.10 * crease)[..., None]
        return y

    points, faces, u, w = ball(48, 32, reshape)
    points *= (1 + 0.05 * noise_at(points, 1.6, variant))[:, None]
    return (
        MeshBuilder()
        .add(
            points * 0.062,
            faces,
            0,
            mix_colors("#E2B47C", "#CC955A", noise_at(points, 2, variant) + 0.5),
        )
        .build(
            "chickpea", [painted_material(0.42, 0.2, (0.07, 0.05, 0.02), 0.2, 30, 0.08, noisy=0.06)]
        )
    )


@cache
def kidney_bean(variant=0):
    """A red kidney bean: a bent, slightly flattened ellipsoid, long axis X."""
    points, faces, u, w = ball(40, 28)
    points = points / (np.sum(np.abs(points) ** 2.6, 1) ** (1 / 2.6))[:, None]
    points = points[:, [2, 0, 1]] * [0.118, 0.068, 0.060]
    points[:, 1] += 2.6 * points[:, 0] ** 2 - 0.015
    points *= (1 + 0.03 * noise_at(points, 9, variant))[:, None]
    return (
        MeshBuilder()
        .add(
            points, faces, 0, mix_colors("#6E1518", "#8F2A22", noise_at(points, 14, variant) + 0.5)
        )
        .build(
            "kidney_bean",
            [painted_material(0.22, 0.12, (0.05, 0.015, 0.01), 0.55, 30, 0.03, noisy=0.05)],
        )
    )


@cache
def edamame(variant=0):
    """A shelled edamame bean, 0.16 long, its halves under a skin that wrinkled; each fourth bean is one half."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(64, 48)
    points = points[:, [2, 0, 1]]
    power = np.sum(np.abs(points) ** 2.25, 1) ** (1 / 2.25)
    half = (
        local_rng.uniform(0.068, 0.086),
        local_rng.uniform(0.046, 0.055),
        local_rng.uniform(0.034, 0.046),
    )
    points = points / power[:, None] * half
    split = variant % 4 == 3
    if split:  # flat on top, with the hollow between its halves
        flat = np.clip(points[:, 2], 0, None)
        hollow = 0.012 * np.exp(-((points[:, 0] / 0.05) ** 2 + (points[:, 1] / 0.022) ** 2))
        points[:, 2] += -0.92 * flat - hollow * (points[:, 2] > 0)
    points[:, 1] += local_rng.uniform(1.2, 2.6) * points[:, 0] ** 2
    points[:, 1] *= 1 + local_rng.uniform(-2.2, 2.2) * points[:, 0]
    points *= (1 + 0.11 * noise_at(points, 11, variant))[:, None]
    seam = np.exp(-(((points[:, 2] + 0.003) / 0.0055) ** 2)) * (points[:, 1] > 0) * (not split)
    points[:, 1] -= 0.011 * seam
    wrinkles = noise_at(points * [18, 46, 46], 1, variant)
    points *= (1 + 0.020 * wrinkles + 0.012 * noise_at(points, 70, variant))[:, None]
    pale = local_rng.uniform(-0.25, 0.25)
    tone = 0.48 + pale + 0.7 * noise_at(points, 10, variant) + 0.25 * wrinkles - 0.4 * seam
    color = mix_colors("#5E7A2C", "#A3B45E", tone)
    scar = np.exp(-((points[:, 0] / 0.020) ** 2 + (points[:, 2] / 0.010) ** 2))
    scar *= points[:, 1] < np.percentile(points[:, 1], 12)
    color += (np.array(srgb("#C9C08A")[:3]) - color) * (0.6 * scar)[:, None]
    skin = painted_material(0.38, 0.06, (0.03, 0.035, 0.012), 0.10, 60, 0.35, noisy=0.25)
    return MeshBuilder().add(points, faces, 0, color).build("edamame", [skin])


@cache
def paprika():
    """A speck of paprika powder."""
    points, faces, _, _ = ball(24, 16)
    points = points * (1 + 0.07 * noise_at(points, 1.5)[:, None])
    powder = fruit_material("#8E2A12", "#A63A18", 0.7, 0.0, (0.01, 0.01, 0.01), 0.0, 30, 0.3)
    return MeshBuilder().add(points * 0.0075, faces).build("paprika", [powder])
