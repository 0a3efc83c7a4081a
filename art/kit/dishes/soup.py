"""Tomato soup with a swirl of cream, basil and pumpkin seeds."""

import math
from math import tau

import numpy as np

from kit.arrange import scatter
from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import blend, mix_colors
from kit.materials.cooked import oily_sauce_material, syrup_material
from kit.noise import noise_at
from kit.place import place
from kit.props.grains import grain
from kit.props.leaves import leaf
from kit.props.tableware import bowl
from kit.shapes import ball, grid

RADIUS = 1.08  # of the bowl
LEVEL = 0.455  # of the soup


def soup():
    """Place the bowl at the origin."""
    bowl((0, 0, 0), RADIUS, 0.58, "#3E5A4C", True)
    _puree()
    for i, (x, y, turn, size) in enumerate(
        [
            (-0.05, 0.06, 0.5, 0.95),
            (-0.02, 0.02, 2.9, 0.8),
            (0.02, 0.00, 4.9, 0.62),
            (0.34, -0.26, -0.6, 0.6),
            (-0.46, -0.30, 3.6, 0.45),
        ]
    ):
        place(leaf("basil", 1 + i % 3), (x, y, 0.50 - 0.004 * i), (0.1, -0.2, turn), size)
    scatter(
        [grain("pumpkin", i) for i in range(6)],
        28,
        lambda x, y: 0.475,
        0.30,
        (0.9, 1.2),
        center=(-0.16, 0.46),
        flat=True,
        least_distance=0.075,
    )
    _oil()


def _puree():
    """Blended tomatoes, and the cream that was poured in a spiral and has begun to run."""

    def surface(u, w):
        return w * np.cos(u * tau), w * np.sin(u * tau), 0 * w

    points, faces, _, w = grid(640, 280, surface, wrap=True)
    broad, middle, fine, grit = (noise_at(points, scale, scale) for scale in (2.3, 6, 17, 48))
    run = points.copy()  # the cream ran where the soup was stirred
    run[:, 0] += 0.045 * broad + 0.022 * middle + 0.007 * fine
    run[:, 1] += 0.045 * noise_at(points, 2.3, 9) + 0.022 * noise_at(points, 6, 8)
    cream, halo = _spiral(np.arctan2(run[:, 1], run[:, 0]) % tau, np.hypot(run[:, 0], run[:, 1]))
    cream *= np.clip(1.1 + 0.7 * middle, 0, 1)
    color = mix_colors("#AE2A06", "#DC4C12", 0.45 + 0.5 * broad + 0.4 * middle + 0.3 * fine + 0.35 * grit)
    color = blend(color, "#EE9A5E", 0.4 * halo)
    color = blend(color, mix_colors("#FFF6E6", "#F6DCC0", 0.3 + 0.8 * fine - 0.3 * middle), cream)
    stirred = 0.016 * broad + 0.010 * middle + 0.004 * fine
    clung = 0.05 * np.clip((w - 0.96) / 0.04, 0, 1) ** 2
    points[:, 2] = stirred + 0.012 * cream + 0.004 * halo + clung
    wet = np.clip(0.55 + 0.4 * broad + 0.3 * fine, 0.1, 1)
    color = np.hstack([color, np.maximum(wet, cream)[:, None]])
    soup = MeshBuilder().add(points, faces, 0, color).build("soup", [oily_sauce_material(90, 0.34)])
    place(soup, (0, 0, LEVEL))


def _spiral(angle, radius, turns=2.1):
    """How much cream lies at each place, and how much of it has mixed with the soup."""
    cream, halo = np.zeros_like(angle), np.zeros_like(angle)
    for k in range(int(turns) + 2):
        share = (angle + k * tau) / (turns * tau)
        ribbon = 0.05 * (0.35 + 0.9 * np.sin(np.pi * np.clip(share, 0, 1)) ** 0.7)
        away = np.abs(radius - 0.06 - 0.56 * share)
        there = np.clip((1.02 - share) / 0.06, 0, 1)
        cream = np.maximum(cream, np.clip((ribbon - away) / 0.026, 0, 1) * there)
        halo = np.maximum(halo, np.exp(-(((away - ribbon) / 0.026) ** 2)) * there)
    return cream * cream * (3 - 2 * cream), halo


def _oil():
    """Drops of olive oil: many small ones around few large ones."""
    golden = syrup_material("#C98A1A", "#F6C860")
    points, faces, _, _ = ball(40, 20)
    drop = MeshBuilder().add(points * [1, 0.92, 0.14], faces).build("oil", [golden])
    for _ in range(11):
        a, r = uniform(0, tau), uniform(0.66, 0.90)
        for i in range(6):
            at = (r * math.cos(a) + rng.gauss(0, 0.045), r * math.sin(a) + rng.gauss(0, 0.045))
            size = uniform(0.026, 0.046) if i == 0 else uniform(0.006, 0.020)
            place(drop, (*at, LEVEL + 0.014), (0, 0, a), size)
