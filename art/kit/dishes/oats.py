"""Berry oats: oats in milk with blueberries, raspberries, strawberries, almonds and mint."""

import math
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import mix_colors
from kit.materials.cooked import milk_material
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.place import place, random_rotation
from kit.props.berries import blueberry, raspberry, strawberry, strawberry_half
from kit.props.grains import grain
from kit.props.leaves import leaf
from kit.props.nuts import almond
from kit.props.tableware import bowl
from kit.shapes import grid

LEVEL = 0.40
SCOOP = (0.46, -0.52)


def oats(color="#F6F1E8"):
    """Place the bowl at the origin."""
    bowl((0, 0, 0), 1.0, 0.56, color)
    _porridge()
    _blueberries()
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
    for i, turn in enumerate((0.3, 2.2, 3.6, 5.2)):
        size = 0.85 if i < 2 else 0.5
        lying = (uniform(-0.2, 0.2), -uniform(0.2, 0.6), turn)
        place(leaf("mint", i + 1), (-0.06, 0.06, LEVEL + 0.13 + 0.02 * i), lying, size)
    _floating_flakes()


def _surface(x, y):
    """About how high the oats stand at a spot."""
    return LEVEL + 0.055 * (1 - x * x - y * y)


def _blueberries():
    """A poured heap: berries half sunk, close together, others in the gaps on top, and some astray."""
    taken = []
    for _ in range(400):
        x, y = -0.40 + rng.gauss(0, 0.17), 0.27 + rng.gauss(0, 0.16)
        near = any(math.dist((x, y), spot) < 0.128 for spot in taken)
        if near or math.hypot(x, y) > 0.76 or len(taken) == 24:
            continue
        taken.append((x, y))
        _blueberry(x, y, uniform(0.01, 0.06))
    middle = sorted(taken, key=lambda spot: math.dist(spot, (-0.40, 0.27)))[:16]
    on_top = []
    for _ in range(300):
        spots = rng.sample(middle, 3)
        x, y = (sum(spot[axis] for spot in spots) / 3 for axis in (0, 1))
        wide = max(math.dist((x, y), spot) for spot in spots)
        if wide < 0.125 and all(math.dist((x, y), spot) > 0.14 for spot in on_top):
            on_top.append((x, y))
            _blueberry(x, y, 0.16)
    for x, y in ((0.06, 0.62), (0.66, 0.44), (-0.60, -0.22), (-0.02, -0.66), (0.20, 0.52)):
        _blueberry(x, y, 0.02)


def _blueberry(x, y, above):
    place(blueberry(rng.randrange(12)), (x, y, _surface(x, y) + above), random_rotation(), uniform(0.88, 1.08))


def _porridge():
    """Oats that soaked up most of the milk, with more milk at their edge and where a spoonful is gone."""

    def surface(u, w):
        return w * 0.925 * np.cos(u * tau), w * 0.925 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(300, 130, surface, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, scale) for scale in (2.2, 7.0, 18.0))
    grit = np.abs(noise_at(points, 34, 3))
    scooped = _scooped(points[:, 0] + 0.10 * broad, points[:, 1] + 0.10 * lumps)
    milk = np.clip((w - 0.86) / 0.09 + 0.7 * broad, 0, 1)
    milk = np.maximum(milk, np.clip(scooped * 2.2 - 0.9 + 0.7 * lumps + 0.4 * fine, 0, 1))
    thick = 0.055 * (1 - w**2) + 0.022 * broad + 0.020 * lumps + 0.010 * fine + 0.008 * grit
    points[:, 2] = thick * (1 - milk) + 0.030 * scooped * (1 - scooped) * 4 * (1 - milk)
    color = mix_colors("#E3CBA0", "#F7ECD4", 0.55 + 0.6 * lumps + 0.4 * fine - 0.3 * grit)
    color += (np.array(mix_colors("#F7F0E2", "#F3E9D6", broad)) - color) * milk[:, None]
    wet = painted_material(0.26, 0.1, (0.05, 0.04, 0.03), 0.35, 50, 0.2, noisy=0.08)
    place(MeshBuilder().add(points, faces, 0, color).build("porridge", [wet]), (0, 0, LEVEL))
    _milk(points, faces, w, 0.012 * broad + 0.006 * lumps)
    flakes = [grain("oat", i) for i in range(12)]
    for _ in range(1300):
        r, a = 0.88 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        if uniform(0, 1) < 1.3 * _scooped(x, y):
            continue
        at = (x, y, _surface(x, y) + rng.gauss(-0.004, 0.010))
        lying = (rng.gauss(0, 0.16), rng.gauss(0, 0.16), uniform(0, tau))
        place(rng.choice(flakes), at, lying, uniform(0.55, 1.05))


def _floating_flakes():
    """Flakes that break the surface of the milk where a spoonful is gone."""
    for i in range(80):
        x, y = SCOOP[0] + rng.gauss(0, 0.19), SCOOP[1] + rng.gauss(0, 0.12)
        lying = (rng.gauss(0, 0.12), rng.gauss(0, 0.12), uniform(0, tau))
        if math.hypot(x, y) < 0.86:
            at = (x, y, LEVEL + rng.gauss(0.012, 0.007))
            place(grain("oat", i % 12), at, lying, uniform(0.6, 1.0))


def _milk(porridge, faces, w, waves):
    """Thick milk in which the oats lie half submerged; it climbs their slopes a little."""
    points = porridge.copy()
    level = 0.019 * (1 - w**2) + waves
    shallow = np.exp(-(((level - porridge[:, 2]) / 0.012) ** 2))
    points[:, 2] = level + 0.006 * shallow + 0.015 * np.clip((w - 0.95) / 0.05, 0, 1) ** 2
    place(MeshBuilder().add(points, faces, 0).build("milk", [milk_material()]), (0, 0, LEVEL))


def _scooped(x, y):
    """How much is missing where a spoonful was taken: 1 in the middle, 0 around it."""
    return np.exp(-((((x - SCOOP[0]) / 0.26) ** 2 + ((y - SCOOP[1]) / 0.17) ** 2) ** 2))
