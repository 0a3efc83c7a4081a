"""Seeds and grains."""

from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.materials.produce import fruit_material
from kit.noise import noise_at
from kit.shapes import ball


@cache
def grain(kind="sesame", variant=0):
    """One seed or grain; `kind` is 'sesame', 'black', 'pumpkin', 'rice', 'oat', 'chia' or 'quinoa'."""
    a, L, W, T = {
        "sesame": ("#F0DDB0", 0.022, 0.013, 0.008),
        "black": ("#2A2522", 0.022, 0.013, 0.008),
        "pumpkin": ("#6F8A4A", 0.075, 0.040, 0.016),
        "rice": ("#FBF3E2", 0.034, 0.0135, 0.0125),
        "oat": ("#E3C795", 0.060, 0.044, 0.010),
        "chia": ("#3A3634", 0.011, 0.009, 0.008),
        "quinoa": ("#EBD9B0", 0.014, 0.014, 0.012),
    }[kind]
    points, faces, _, w = ball(16, 14)
    x = points[:, 2:3]
    tap = 1 - (0.35 * (x + 0.2)) if kind in ("sesame", "black", "pumpkin") else 1 + 0 * x
    Q = np.hstack([x * L, points[:, :1] * W * tap, points[:, 1:2] * T])
    if kind == "oat":
        Q[:, 2] += 0.012 * np.sin(Q[:, 0] * 50 + variant)
        Q *= 1 + 0.1 * noise_at(Q, 30, variant)[:, None]
    if kind == "rice":
        Q[:, 2] += 0.006 * (Q[:, 0] / L) ** 2
    return (
        MeshBuilder()
        .add(Q, faces, 0)
        .build(
            kind,
            [
                fruit_material(
                    a, a, 0.36, 0.0 if kind == "rice" else 0.1, (0.03, 0.028, 0.022), 0.15, 60, 0.05
                )
            ],
        )
    )
