"""Nuts, beans, peas and other small round food."""

import math
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors
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
def paprika():
    """A speck of paprika powder."""
    points, faces, _, _ = ball(24, 16)
    points = points * (1 + 0.07 * noise_at(points, 1.5)[:, None])
    powder = fruit_material("#8E2A12", "#A63A18", 0.7, 0.0, (0.01, 0.01, 0.01), 0.0, 30, 0.3)
    return MeshBuilder().add(points * 0.0075, faces).build("paprika", [powder])
