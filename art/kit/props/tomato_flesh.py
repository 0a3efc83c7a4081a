"""The cut face of half a cherry tomato, raw or cooked."""

import random
from math import tau

import numpy as np

from kit.color import blend, mix_colors
from kit.noise import noise_at
from kit.shapes import grid

SEED = "#EBBE6A"
RAW = {"wall": ("#B8180A", "#DE4A26"), "jelly": ("#B83C08", "#DC7A1E"), "skin": "#B8140A", "deep": 0.07}
COOKED = {"wall": ("#BC2A0A", "#E86A2C"), "jelly": ("#B03606", "#E0781C"), "skin": "#9A1606", "deep": 0.15}


def _seeds(variant):
    """Where seeds lie in the two chambers of a half, as x and y in its radius."""
    local_rng = random.Random(variant)
    spots = []
    while len(spots) < 26:
        x, y = local_rng.uniform(-0.72, 0.72), local_rng.uniform(-0.72, 0.72)
        if 0.22 < abs(y) and 0.30 < np.hypot(x, y) < 0.72:
            if all(np.hypot(x - a, y - b) > 0.12 for a, b, _ in spots):
                spots.append((x, y, local_rng.uniform(0, tau)))
    return spots


def cut_face(variant, kind=COOKED):
    """A disc of radius 1: its points and faces, their colors and heights. Two chambers of jelly hold the seeds."""

    def disc(u, w):
        return w * np.cos(u * tau), w * np.sin(u * tau), 0 * w

    flat, faces, _, w = grid(190, 80, disc, wrap=True)
    x, y = flat[:, 0], flat[:, 1]
    broad, fine = noise_at(flat, 3, variant + 20), noise_at(flat, 9, variant + 21)
    wall = 0.80 + 0.06 * broad
    septum = 0.13 + 0.05 * noise_at(flat, 4, variant + 22)
    chamber = np.clip((wall - w) / 0.10, 0, 1) * np.clip((np.abs(y) - septum) / 0.10, 0, 1)
    color = mix_colors(*kind["wall"], 0.66 - 0.4 * w + 0.5 * fine + 0.3 * broad)
    jelly = mix_colors(*kind["jelly"], 0.50 + 0.8 * broad + 0.4 * fine)
    color = blend(color, jelly, chamber)
    color = blend(color, kind["skin"], (w - 0.93) / 0.05)
    height = -0.03 * (1 - w**2) - kind["deep"] * chamber + 0.05 * broad + 0.025 * fine * (1 - chamber)
    for a, b, turn in _seeds(variant):
        along = (x - a) * np.cos(turn) + (y - b) * np.sin(turn)
        across = (y - b) * np.cos(turn) - (x - a) * np.sin(turn)
        seed = np.clip(1.6 - (along / 0.085) ** 2 - (across / 0.055) ** 2, 0, 1) * chamber
        height += 0.10 * seed
        color = blend(color, SEED, 0.9 * seed)
    return flat, faces, color, height
