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
from kit.props.berries import blueberries, raspberry, strawberry, strawberry_half
from kit.props.grains import grain
from kit.props.leaves import leaf
from kit.props.nuts import almond
from kit.props.tableware import bowl
from kit.shapes import grid

LEVEL = 0.40
SCOOP = (0.46, -0.52)


def oats(color="#F6F1E8"):
    """Place the bowl at the origin."""
    dish = bowl((0, 0, 0), 1.0, 0.56, color)
    ground = _porridge()
    drop_heap(
        blueberries(),
        34,
        (-0.36, 0.24),
        0.26,
        0.62,
        [dish, ground],
        friction=1.6,
        frames=55,
        step=0.1,
    )
    for i, (x, y) in enumerate(
        [(0.36, 0.36), (0.58, 0.14), (0.33, 0.10), (0.56, 0.38), (0.14, 0.26), (0.44, 0.24)]
    ):
        lying = (uniform(0.2, 2.2), uniform(-0.6, 0.6), uniform(0, tau))
        up = 0.10 if i < 5 else 0.24
        place(raspberry(i), (x, y, LEVEL + up), lying, uniform(0.95, 1.22))
    halves = ((-0.04, -0.34, 0.4), (0.23, -0.29, 1.9), (0.10, -0.08, -0.6))
    for i, (x, y, turn) in enumerate(halves):
        lying = (uniform(-0.35, 0.25), uniform(-0.3, 0.2), turn)
        place(strawberry_half(i), (x, y, LEVEL + 0.11 + 0.012 * i), lying, uniform(0.72, 0.86))
    place(strawberry(1), (0.40, -0.06, LEVEL + 0.15), (1.25, 0.2, 0.9), 0.80)
    for i in range(13):
        a, r = 3.30 + 0.075 * i, uniform(0.44, 0.72)
        lying = (uniform(-0.35, 0.35), uniform(-0.35, 0.2), uniform(0, tau))
        place(almond(i % 4), (r * math.cos(a) - 0.05, r * math.sin(a), LEVEL + 0.075), lying, 0.92)
    for i, turn in enumerate((0.3, 2.2, 4.4)):
        place(
            leaf("mint", i + 1),
            (-0.06, 0.06, LEVEL + 0.13),
            (0, -uniform(0.2, 0.6), turn),
            uniform(0.6, 0.85),
        )


def _porridge():
    """Oats that soaked up most of the milk, with more milk at their edge and where a spoonful is gone. Returns it."""

    def surface(u, w):
        return w * 0.925 * np.cos(u * tau), w * 0.925 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(300, 130, surface, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, scale) for scale in (2.2, 7.0, 18.0))
    grit = np.abs(noise_at(points, 34, 3))
    scooped = _scooped(points[:, 0] + 0.06 * broad, points[:, 1] + 0.05 * lumps)
    milk = np.clip((w - 0.86) / 0.09 + 0.7 * broad, 0, 1)
    milk = np.maximum(milk, np.clip(scooped * 2.2 - 0.9 + 0.3 * lumps, 0, 1))
    thick = 0.055 * (1 - w**2) + 0.022 * broad + 0.022 * lumps + 0.012 * fine + 0.016 * grit
    points[:, 2] = thick * (1 - milk) + 0.030 * scooped * (1 - scooped) * 4 * (1 - milk)
    color = mix_colors("#DDC193", "#F3E4C6", 0.5 + 0.7 * lumps + 0.5 * fine - 0.5 * grit)
    color += (np.array(mix_colors("#F7F0E2", "#F3E9D6", broad)) - color) * milk[:, None]
    wet = painted_material(0.26, 0.1, (0.05, 0.04, 0.03), 0.35, 50, 0.2, noisy=0.08)
    ground = place(
        MeshBuilder().add(points, faces, 0, color).build("porridge", [wet]), (0, 0, LEVEL)
    )
    flakes = [grain("oat", i) for i in range(5)]
    for _ in range(1500):
        r, a = 0.88 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        if uniform(0, 1) < 1.3 * _scooped(x, y):
            continue
        at = (x, y, LEVEL + 0.055 * (1 - r * r) + rng.gauss(-0.004, 0.009))
        lying = (rng.gauss(0, 0.22), rng.gauss(0, 0.22), uniform(0, tau))
        place(rng.choice(flakes), at, lying, uniform(0.5, 0.95))
    return ground


def _scooped(x, y):
    """How much is gone where somebody took a spoonful: 1 in the middle, 0 around it."""
    return np.exp(-((((x - SCOOP[0]) / 0.26) ** 2 + ((y - SCOOP[1]) / 0.17) ** 2) ** 2))
