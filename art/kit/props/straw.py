"""A paper straw."""

from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors
from kit.materials.produce import painted_material
from kit.shapes import grid

RADIUS, WALL = 0.036, 0.006
STRIPES = 4.6  # turns in one unit of its length


@cache
def straw(length, color):
    """A hollow straw along Z, from z = 0 up, with a spiral stripe of the `color`."""

    def wall(u, w):
        around = u * tau
        inside = w > 0.5
        r = np.where(inside, RADIUS - WALL, RADIUS)
        up = np.where(inside, 2 - 2 * w, 2 * w)
        return r * np.cos(around), r * np.sin(around), length * up

    points, faces, u, _ = grid(64, 240, wall, wrap=True)
    turn = (u + STRIPES * points[:, 2]) % 1
    tone = mix_colors("#F8F0E2", color, np.clip((0.21 - np.abs(turn - 0.5)) * 24, 0, 1))
    paper = painted_material(0.55, 0.1, (0.03, 0.02, 0.02), 0.0, 60, 0.05, noisy=0.03)
    return MeshBuilder().add(points, faces, 0, tone).build("straw", [paper])
