"""Cherry tomatoes that burst in the pan: whole ones with torn, wrinkled skin, and halves with wet seeds."""

from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import blend, mix_colors
from kit.materials.produce import wet_tomato_material
from kit.noise import noise_at
from kit.props.tomato_flesh import SEED, cut_face
from kit.shapes import ball, grid

RADIUS = 0.15


def _ridges(unit, scale, variant):
    """Wrinkles of loose skin: long, narrow and winding, 1 on their crests."""
    bent = unit.copy()
    for axis in range(3):
        bent[:, axis] += 0.22 * noise_at(unit, 2.6, variant + axis)
    long = bent * [1, 0.42, 0.8]
    return np.clip(1 - 3.2 * np.abs(noise_at(long, scale, variant + 5)), 0, 1)


def _skin(unit, variant):
    """How far the skin stands out, its color, and how wet it is."""
    broad, middle = noise_at(unit, 1.5, variant), noise_at(unit, 5, variant + 1)
    loose = np.clip(0.55 + 1.5 * noise_at(unit, 1.3, variant + 2), 0.08, 1)
    ridges = _ridges(unit, 3.1, variant) + 0.45 * _ridges(unit, 7, variant + 9)
    out = 0.11 * broad + 0.020 * middle + 0.052 * loose * (ridges - 0.35)
    color = mix_colors("#8A1404", "#CC2C0A", 0.55 + 0.9 * broad + 0.30 * middle + 0.30 * ridges)
    color = blend(color, "#D8500F", 0.9 * noise_at(unit, 1.9, variant + 3))
    char = np.clip((noise_at(unit, 2.1, variant + 4) + 0.25 * ridges - 0.42) * 5, 0, 1)
    color = blend(color, "#210A05", 0.85 * char)
    return out, color, 0.95 - 0.55 * char


def _flesh(unit, variant):
    """The color of torn flesh: streaks, and pale fibers."""
    streaks = noise_at(unit * [1.0, 3.2, 1.0], 3.0, variant + 8)
    color = mix_colors("#A81E06", "#DC4A12", 0.50 + 1.0 * streaks)
    return blend(color, "#E07A34", 2.0 * noise_at(unit, 9, variant + 11) - 0.5)


@cache
def burst_tomato(variant=0):
    """A whole one that sank a little; its skin tore over the top and drew back from the wet flesh."""
    unit, faces, _, _ = ball(170, 110)
    out, color, wet = _skin(unit, variant)
    off = unit[:, 1] - 0.25 * np.sin(2.2 * unit[:, 0] + variant)
    off -= 0.16 * noise_at(unit, 3.4, variant + 6) + 0.05 * noise_at(unit, 11, variant + 7)
    wide = 0.30 * np.clip(1 - (unit[:, 0] / 0.8) ** 2, 0, 1) * (unit[:, 2] > 0)
    torn = np.clip((wide - np.abs(off)) / 0.035, 0, 1)
    lip = np.exp(-(((np.abs(off) - wide - 0.02) / 0.045) ** 2)) * (wide > 0.03)
    pulp = 0.05 * noise_at(unit, 5, variant + 12) + 0.02 * noise_at(unit, 12, variant + 13)
    out = (out + 0.050 * lip) * (1 - torn) + (pulp - 0.07) * torn
    color = blend(color, "#D2481C", 0.30 * lip * (1 - torn))
    color = blend(color, _flesh(unit, variant), torn)
    seeds = np.clip((noise_at(unit, 10, variant + 14) - 0.36) * 14, 0, 1) * torn
    color = blend(color, SEED, 0.9 * seeds)
    points = unit * RADIUS * (1 + out + 0.02 * seeds)[:, None]
    points[:, 2] *= 0.86
    color = np.hstack([color, np.maximum(wet, torn)[:, None]])
    return MeshBuilder().add(points, faces, 0, color).build("burst", [wet_tomato_material()])


def _outline(angle, variant):
    """The radius of a half that shrank unevenly."""
    return 1 + 0.07 * np.sin(2 * angle + variant) + 0.035 * np.sin(3 * angle + 2.3 * variant)


@cache
def burst_half(variant=0):
    """A half, its cut face up: hollow chambers of jelly and seeds, under a rim of wrinkled skin."""

    def bowl(u, w):
        down = w * np.pi / 2
        return np.cos(down) * np.cos(u * tau), np.cos(down) * np.sin(u * tau), -np.sin(down)

    unit, faces, u, w = grid(150, 40, bowl, wrap=True)
    out, color, wet = _skin(unit, variant)
    rim = np.exp(-((w / 0.05) ** 2))
    points = unit * RADIUS * (1 + out * (1 - rim))[:, None]
    points[:, :2] *= _outline(u * tau, variant)[:, None]
    points[:, 2] = points[:, 2] * 0.8 + 0.010 * rim
    builder = MeshBuilder().add(points, faces, 0, np.hstack([color, wet[:, None]]))

    flat, faces, color, height = cut_face(variant)
    angle, w = np.arctan2(flat[:, 1], flat[:, 0]), np.hypot(flat[:, 0], flat[:, 1])
    broad = noise_at(flat, 3, variant + 20)
    browned = np.clip(2.2 * (w - 0.80) + 1.5 * broad - 0.45, 0, 1) * (w > 0.6)
    color = blend(color, "#4A160A", 0.6 * browned)
    points = flat * RADIUS * _outline(angle, variant)[:, None]
    points[:, 2] = RADIUS * height * np.clip((1 - w) / 0.04, 0, 1) + 0.010 * w**20
    wet = np.clip(0.75 + 0.5 * broad - 0.5 * browned, 0, 1)
    builder.add(points, faces, 0, np.hstack([color, wet[:, None]]))
    return builder.build("burst_half", [wet_tomato_material()])
