"""Seared salmon: pieces of a fillet made of the layers in which it flakes, and flakes that came off."""

import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import blend, ramp_colors
from kit.materials.cooked import seared_salmon_material
from kit.noise import noise_at
from kit.place import place
from kit.shapes import grid

HALF_WIDTH, HEIGHT = 0.215, 0.215
CHEVRON = 0.62  # how steeply the layers point forward, to the middle
LEAN = 0.62  # how far they lie back
FACE = 0.36  # share of a layer's grid on each face
SEAR = [(0, "#CA7631"), (0.25, "#AE581F"), (0.5, "#843C14"), (0.75, "#54240D"), (1, "#32150A")]
INSIDE = [(0, "#F0AB94"), (0.025, "#EC9278"), (0.055, "#E67C62"), (0.09, "#E06A52"), (0.13, "#D95C46")]
FALLEN = [  # x, y, height, the turns about x, y and z, and the size
    (-0.735, -0.21, 0.040, 0.15, -1.40, 0.4, 0.95),
    (-0.585, -0.235, 0.050, -0.15, -1.20, 1.7, 1.0),
    (-0.665, -0.325, 0.060, 0.20, -1.65, 2.6, 0.72),
    (-0.420, -0.150, 0.045, 0.10, -1.25, 4.1, 0.90),
    (-0.500, -0.300, 0.055, 0.25, -1.50, 5.3, 0.60),
    (-0.330, -0.090, 0.040, -0.10, -1.45, 0.9, 0.52),
]


@cache
def salmon_piece(variant=0, length=0.54, broken=0):
    """A piece of a fillet along X, cut at its ends; `broken` layers of the end toward +X came off in part."""
    local_rng = random.Random(variant + 40)
    ends = (-length / 2, 9 if broken else length / 2)
    builder = MeshBuilder()
    front = -length / 2 - 0.04
    last = length / 2 + (0 if broken else 0.30)
    while front < last:
        thick = local_rng.uniform(0.048, 0.084)
        low, high, lean, tall = -HALF_WIDTH, HALF_WIDTH, LEAN, 1
        gone = max(0.0, broken - (last - front) / 0.058)  # layers broken off before this one
        if gone > 0:
            thick *= 0.8
            side = len(builder.colors) % 2  # of which more is gone
            low += gone * local_rng.uniform(0.030, 0.045) * (0.5 + side)
            high -= gone * local_rng.uniform(0.025, 0.040) * (1.4 - side)
            lean += 0.05 * gone
            tall -= 0.07 * max(0, gone - 1)
        front += thick * 0.97 + 0.004 * gone
        shift = local_rng.uniform(-0.006, 0.006)
        pattern = variant * 50 + len(builder.colors)
        builder.add(*_layer(front, thick, low + shift, high + shift, ends, pattern, lean, tall))
    return builder.build("salmon", [seared_salmon_material()])


@cache
def salmon_flake(variant=0):
    """Half a layer that came off, its face toward +X."""
    local_rng = random.Random(variant + 70)
    thick = local_rng.uniform(0.045, 0.06)
    low, high = ((-0.02, 0.19), (-0.2, 0.0))[variant % 2]
    points, faces, _, color = _layer(0, thick, low, high, (-9, 9), variant + 900)
    points -= points.mean(0)
    points[:, 0] += 1.6 * (points[:, 1] ** 2 + points[:, 2] ** 2) * local_rng.uniform(-0.8, 0.2)
    return MeshBuilder().add(points, faces, 0, color).build("flake", [seared_salmon_material()])


def salmon_fillet(at):
    """Two pieces on the surface `at`, left and behind, the nearer one breaking into flakes."""
    for mesh, x, y, turn in (
        (salmon_piece(0, 0.43, 2), -0.20, 0.485, 3.50),
        (salmon_piece(1, 0.46, 4), -0.55, 0.07, 4.20),
    ):
        place(mesh, (x, y, at(x, y) - 0.01), (0.02, 0.03, turn), 1.16)
    for i, (x, y, height, roll, pitch, turn, size) in enumerate(FALLEN):
        place(salmon_flake(i), (x, y, at(x, y) + height + 0.02), (roll, pitch, turn), size)


def _top(y):
    """The height of the fillet, which is thinner toward the belly."""
    across = y / HALF_WIDTH
    belly = np.clip(0.15 - across, 0, 1.2)
    return HEIGHT * (1 - 0.36 * belly**1.6 - 0.10 * np.clip(across - 0.3, 0, 1) ** 2)


def _layer(front, thick, low, high, ends, pattern, lean=LEAN, tall=1.0):
    """A layer from y = `low` to `high`, its front face at x = `front` in the middle: what `MeshBuilder.add` takes.

    One that is not `tall` lost its seared top.
    """
    middle, half = (low + high) / 2, (high - low) / 2
    nu, nv = 190, 74

    def outline(u, w):
        c, s = np.cos(u * tau), np.sin(u * tau)
        reach = (np.abs(c) ** 3.4 + np.abs(s) ** 2.9) ** (-1 / 3.15)
        over = np.clip((w - FACE) / (1 - 2 * FACE), 0, 1)
        share = np.clip(np.minimum(w, 1 - w) / FACE, 0, 1)
        share = share * (1 - 0.055 * (1 - np.sin(over * np.pi)))
        return c * reach * share, s * reach * share, (1 - np.cos(over * np.pi)) / 2

    flat, faces, u, w = grid(nu, nv, outline, wrap=True)
    across, up, inward = flat.T
    rim = np.clip((np.minimum(w, 1 - w) - FACE * 0.93) / (FACE * 0.07), 0, 1)
    y = middle + half * across
    ragged = noise_at(np.stack([0 * u + pattern, 2.6 * np.cos(u * tau), 2.6 * np.sin(u * tau)], -1), 1, pattern)
    y += 0.009 * ragged * np.abs(across)
    z = _top(y) * (0.5 + 0.5 * up) * (1 - (1 - tall) * (1 + 0.25 * ragged * np.abs(up)))
    y += 0.035 * (0.4 - z / HEIGHT) * np.sign(y) * np.abs(across)
    where = np.stack([0 * y + front, y, z], -1)
    from_middle = np.sqrt((y + 0.02) ** 2 + 0.02**2)
    chevron = -CHEVRON * (from_middle - 1.3 * np.clip(from_middle - 0.15, 0, 1))
    face = front + chevron - lean * (z - HEIGHT / 2)
    face += 0.016 * noise_at(where, 5, 3) + 0.007 * noise_at(where, 13, pattern)
    x = face - thick * inward
    start, end = ends
    inner = np.clip(x, start + 0.03 * noise_at(where, 3, 1), end + 0.05 * (HEIGHT - z) * (end < 9))
    beyond = np.abs(x - inner)
    x = inner - np.sign(x - inner) * 0.12 * np.minimum(beyond, 0.12)
    points = np.stack([x, y, z], -1)
    cut = np.clip(beyond / 0.004, 0, 1)
    broad, lumps, fine = (noise_at(points, scale, scale) for scale in (5, 14, 40))
    fibers = noise_at(points * [9, 80, 80], 1, 5)
    grain = noise_at(points * [30, 55, 55], 1, pattern)
    # Colors: coral within, paler where the heat came from, fat between layers, the seared top.
    below = np.maximum(_top(y) - z, 0)
    depth = np.minimum(np.minimum(below, z + 0.02), 0.2 + 0 * z)
    color = ramp_colors(depth + 0.018 * broad + 0.008 * lumps, INSIDE)
    shown = np.maximum(rim, cut)
    color *= (1 + 0.10 * broad + (0.10 * fibers + 0.05 * fine) * shown + 0.12 * grain * (1 - shown))[:, None]
    film = np.clip(1.6 * (noise_at(points, 11, pattern + 2) - 0.05), 0, 1) * (1 - shown)
    color = blend(color, "#F4CDB2", 0.55 * film)
    within = np.clip((face - inner) / thick, 0, 1)
    fat = np.exp(-(((within - 0.04) / (0.10 + 0.05 * lumps)) ** 2)) + 0.7 * np.exp(-(((within - 1) / 0.08) ** 2))
    fat *= shown * np.clip(0.75 + 0.9 * noise_at(points, 8, 9), 0.1, 1)
    color = blend(color, "#F6D8C2", 0.62 * fat)
    heat = np.clip((0.030 + 0.012 * lumps - below) / 0.016, 0, 1) * (0.35 + 0.65 * np.maximum(rim, cut))
    edge = np.clip(np.abs(y) / HALF_WIDTH - 0.72, 0, 1) * 1.5 + 0.2 * cut
    brown = 0.40 + 0.85 * broad + 0.60 * lumps + 0.25 * fine + 0.14 * fibers + edge - 0.10 * fat
    crust = ramp_colors(np.clip(brown, 0, 0.72), SEAR)
    color = blend(color, crust, heat * np.clip(0.92 + 0.4 * broad + 0.4 * lumps - 0.15 * fat, 0.4, 1))
    glaze = heat * np.clip(0.70 + 1.2 * broad, 0, 1)
    # Relief: fibers along the layer, the grain of a broken face, and gaps at the fat.
    points[:, 2] += np.sign(up) * shown * np.abs(up) * (0.0030 * fibers + 0.004 * lumps * heat + 0.003 * fine * heat)
    points[:, 1] += np.sign(across) * shown * np.abs(across) * (0.0030 * fibers + 0.005 * lumps)
    points[:, 0] += 0.0035 * grain * (1 - shown) + 0.004 * lumps
    return points, faces, 0, np.hstack([color, glaze[:, None]])
