"""Seeds and flakes."""

from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.materials.produce import fruit_material
from kit.noise import noise_at
from kit.shapes import ball


@cache
def grain(kind, variant=0):
    """A seed or flake; `kind` is 'pumpkin' or 'oat'."""
    a, L, W, T = {
        "pumpkin": ("#6F8A4A", 0.075, 0.040, 0.016),
        "oat": ("#E6CFA4", 0.060, 0.044, 0.010),
    }[kind]
    points, faces, _, w = ball(16, 14)
    x = points[:, 2:3]
    tap = 1 - (0.35 * (x + 0.2)) if kind == "pumpkin" else 1 + 0 * x
    Q = np.hstack([x * L, points[:, :1] * W * tap, points[:, 1:2] * T])
    if kind == "oat":
        Q[:, 2] += 0.012 * np.sin(Q[:, 0] * 50 + variant)
        Q *= 1 + 0.1 * noise_at(Q, 30, variant)[:, None]
    return (
        MeshBuilder()
        .add(Q, faces, 0)
        .build(
            kind,
            [fruit_material(a, a, 0.36, 0.1, (0.03, 0.028, 0.022), 0.15, 60, 0.05)],
        )
    )
