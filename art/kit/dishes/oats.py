"""Berry oats: oats in milk with blueberries, raspberries, strawberries, almonds and mint."""

import math
from math import tau

import numpy as np

from kit.arrange import drop_heap
from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import mix_colors
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.place import place
from kit.props.berries import blueberries, raspberry, strawberry
from kit.props.grains import grain
from kit.props.leaves import leaf
from kit.props.nuts import almond
from kit.props.tableware import bowl
from kit.shapes import grid

LEVEL = 0.40


def oats(color="#F6F1E8"):
    """Place the bowl at the origin."""
    dish = bowl((0, 0, 0), 1.0, 0.56, color)
    ground = _porridge()
    drop_heap(blueberries(), 30, (-0.36, 0.22), 0.30, 0.62, [dish, ground], friction=1.2, step=0.1)
    for i, (x, y) in enumerate(
        [(0.36, 0.34), (0.60, 0.10), (0.36, 0.06), (0.58, 0.36), (0.16, 0.22)]
    ):
        lying = (uniform(0.2, 1.2), uniform(-0.6, 0.6), uniform(0, tau))
        place(raspberry(i), (x, y, LEVEL + 0.13), lying, uniform(1.05, 1.2))
    place(strawberry(1), (0.14, -0.40, LEVEL + 0.17), (1.25, 0.2, 0.5), 0.92)
    place(strawberry(2), (0.46, -0.30, LEVEL + 0.16), (1.3, -0.3, -0.9), 0.82)
    place(strawberry(0), (0.36, -0.56, LEVEL + 0.15), (1.5, 0.4, -2.2), 0.72)
    for i in range(13):
        a, r = 3.55 + 0.11 * i, uniform(0.42, 0.66)
        lying = (uniform(-0.35, 0.35), uniform(-0.35, 0.2), uniform(0, tau))
        place(almond(i % 4), (r * math.cos(a) - 0.05, r * math.sin(a), LEVEL + 0.085), lying, 0.95)
    for i, turn in enumerate((0.3, 2.2, 4.4)):
        place(
            leaf("mint", i + 1),
            (0.03, 0.02, LEVEL + 0.11),
            (0, -uniform(0.2, 0.6), turn),
            uniform(0.6, 0.85),
        )


def _porridge():
    """Oats that soaked up most of the milk: a thick surface with milk at its edge. Returns it."""

    def surface(u, w):
        return w * 0.925 * np.cos(u * tau), w * 0.925 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(300, 130, surface, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, scale) for scale in (2.2, 7.0, 18.0))
    milk = np.clip((w - 0.84) / 0.10 + 0.7 * broad, 0, 1)
    points[:, 2] = (0.045 * (1 - w**2) + 0.022 * broad + 0.022 * lumps + 0.010 * fine) * (
        1 - milk
    )
    color = mix_colors("#E9D2A8", "#F6E9CF", 0.5 + 0.7 * lumps + 0.5 * fine)
    color += (np.array(mix_colors("#FBF5E9", "#F8EFDD", broad)) - color) * milk[:, None]
    wet = painted_material(0.3, 0.15, (0.06, 0.05, 0.03), 0.3, 40, 0.14, noisy=0.05)
    ground = place(
        MeshBuilder().add(points, faces, 0, color).build("porridge", [wet]), (0, 0, LEVEL)
    )
    flakes = [grain("oat", i) for i in range(3)]
    for _ in range(700):
        r, a = 0.86 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        at = (
            r * math.cos(a),
            r * math.sin(a),
            LEVEL + 0.05 * (1 - r * r) + rng.gauss(0.002, 0.008),
        )
        place(
            rng.choice(flakes),
            at,
            (rng.gauss(0, 0.4), rng.gauss(0, 0.4), uniform(0, tau)),
            uniform(0.7, 1.1),
        )
    return ground
