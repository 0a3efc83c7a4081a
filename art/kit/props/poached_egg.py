"""Eggs poached in a sauce, and fried."""

import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, srgb
from kit.materials.cooked import egg_white_material
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import ball, grid

RUN = [(0.0, -0.02, 0.138), (0.03, -0.15, 0.075), (0.02, -0.22, 0.058), (-0.01, -0.29, 0.056)]
POOL = [(-0.05, -0.35, 0.062), (0.05, -0.37, 0.050), (-0.13, -0.34, 0.034), (0.01, -0.42, 0.040)]


@cache
def poached_egg(variant=0, broken=False, sauce=True):
    """An egg, radius about 0.4: its white ends below z = 0, where the sauce covers it.

    Without `sauce` it is fried: clean, and opaque to its rim.
    The yolk of a `broken` one runs over the white and into the sauce, toward -Y.
    """
    local_rng = random.Random(variant)
    phases = [local_rng.uniform(0, tau) for _ in range(4)]
    builder = MeshBuilder()
    _add_white(builder, phases, variant, 1 if sauce else 0)
    if broken:
        _add_running_yolk(builder, phases, variant)
    else:
        _add_yolk(builder, local_rng, variant)
    return builder.build(
        "poached_egg",
        [
            egg_white_material(),
            painted_material(0.1, 0.12, (0.08, 0.04, 0.01), 0.9, 10, 0.02, noisy=0.05),
        ],
    )


def _edge(theta, phases, w):
    """The white's radius in the direction `theta`; only near its rim (`w` is 1) is it frilled."""
    frills = 0.025 * np.sin(17 * theta + phases[0] + 2 * np.sin(3 * theta))
    frills += 0.012 * np.sin(41 * theta + phases[1] + 3 * np.sin(4 * theta))
    return 0.37 * (
        1
        + 0.13 * np.sin(2 * theta + phases[0])
        + 0.09 * np.sin(3 * theta + phases[1])
        + 0.06 * np.sin(5 * theta + phases[2])
        + 0.05 * np.sin(9 * theta + phases[3])
        + frills * np.clip(w, 0, 1) ** 5
    )


def _white_height(points, w, variant):
    """How high the white is at the share `w` of its radius: folds where it set, a film at its edge."""
    broad, fine = noise_at(points, 5, variant), noise_at(points, 14, variant + 1)
    folds = 0.5 - np.abs(noise_at(points, 6, variant + 2))
    relief = 0.022 * broad + 0.006 * fine + 0.034 * (folds - 0.3)
    level = 0.064 - 0.030 * w - 0.043 * w**5
    return level + relief * np.clip(w * 2.4 - 0.7, 0, 1) * (1 - 0.6 * w**4), broad, fine


def _add_white(builder, phases, variant, sauce):
    def surface(u, w):
        r = w * _edge(u * tau, phases, w)
        return r * np.cos(u * tau), r * np.sin(u * tau), 0 * w

    points, faces, _, w = grid(480, 190, surface, wrap=True)
    points[:, 2], broad, fine = _white_height(points, w, variant)
    thin = np.clip((w - 0.60) / 0.38 + 0.8 * broad + 0.25 * fine, 0, 1)
    cloudy = 0.5 + 1.1 * noise_at(points, 4, variant + 6) - 0.4 * w
    color = mix_colors("#DED6C8", "#F1E9DB", cloudy)
    color += (np.array(srgb("#D9B08A")[:3]) - color) * ((0.3 + 0.4 * sauce) * thin)[:, None]
    splashed = np.clip(2.4 * noise_at(points, 6, variant + 8) + 0.5 * fine - 0.75 + 0.8 * w**3, 0, 1)
    color += (np.array(srgb("#CE6228")[:3]) - color) * (0.5 * sauce * splashed)[:, None]
    rim = np.clip((w - 0.92) / 0.06 + 0.7 * fine, 0, 1)
    browned = rim * np.clip(0.65 + 1.7 * noise_at(points, 3, variant + 11), 0, 1)
    color += (np.array(srgb("#9A5622")[:3]) - color) * (0.85 * browned)[:, None]
    seen = 1 - (0.3 + 0.48 * sauce) * thin**1.3 * np.clip((w - 0.45) * 3, 0, 1) * (1 - 0.7 * browned)
    builder.add(points, faces, 0, np.hstack([color, seen[:, None]]))


def _add_yolk(builder, local_rng, variant):
    points, faces, _, _ = ball(80, 56)
    size = local_rng.uniform(0.142, 0.160)
    film = np.clip(
        0.9 * noise_at(points, 1.6, variant + 5) + 0.4 * noise_at(points, 5, variant), 0, 1
    )
    rim = np.clip((0.5 - points[:, 2]) / 0.3, 0, 1)
    at = (local_rng.uniform(-0.05, 0.05), local_rng.uniform(-0.05, 0.05), 0.062)
    points *= (1 + 0.05 * noise_at(points, 1.5, variant + 1))[:, None]
    points = points * [size, size * local_rng.uniform(0.88, 1.0), 0.080] + at
    builder.add(points, faces, 1, mix_colors("#DC7402", "#F0BE78", 0.5 * film + 0.4 * rim))


def _add_running_yolk(builder, phases, variant):
    """A yolk that has sunk in, and what ran out of it, as thick as `field` is strong."""

    def surface(u, w):
        return 0.5 * (u - 0.5), 0.82 * (w - 0.5) - 0.24, 0 * w

    points, faces, _, _ = grid(200, 300, surface)
    x, y = points[:, 0], points[:, 1]
    field = sum(np.exp(-(((x - a) ** 2 + (y - b) ** 2) / r**2)) for a, b, r in RUN + POOL)
    field *= 1 + 0.34 * noise_at(points, 11, variant)
    thick = np.clip((field - 0.5) / 0.55, 0, 1) ** 0.5
    yolk = np.clip((y + 0.17) / 0.10, 0, 1)
    torn = np.exp(-(((x - 0.03) / 0.055) ** 2) - (((y + 0.05) / 0.075) ** 2))
    w = np.hypot(x, y) / _edge(np.arctan2(y, x), phases, np.hypot(x, y) / 0.37)
    ground = np.maximum(_white_height(points, w, variant)[0], 0.004)
    points[:, 2] = ground - 0.006 + thick * (0.014 + 0.050 * yolk) - 0.030 * torn * yolk
    film = np.clip(yolk * (1 - 1.6 * torn) + 0.5 * noise_at(points, 9, variant), 0, 1)
    color = mix_colors("#E87F00", "#EFB25A", 0.4 * film * yolk)
    color += (np.array(srgb("#D26000")[:3]) - color) * (0.9 * torn)[:, None]
    shown = [face for face in faces if thick[face[0]] > 0]
    builder.add(points, shown, 1, color)
