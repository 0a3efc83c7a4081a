"""Cooked rice."""

import math
import random
from functools import cache
from math import tau

import numpy as np
from mathutils import Vector
from mathutils import noise as perlin

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.materials.produce import fruit_material
from kit.place import place
from kit.shapes import ball
from kit.solids import disc

GRAINS_PER_AREA = 2300
LUMPS = 0.035  # how far the heap departs from a dome, because rice sticks together


@cache
def rice_grain(variant=0):
    """A cooked grain along X, 0.085 long: plump, bent, and blunt at its ends."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(14, 14)
    points = points[:, [2, 0, 1]]
    blunt = np.sum(np.abs(points) ** 2.5, 1) ** (1 / 2.5)
    length, breadth = local_rng.uniform(0.039, 0.047), local_rng.uniform(0.0118, 0.0138)
    points = points / blunt[:, None] * [length, breadth, breadth * 0.92]
    along = points[:, 0] / length
    points[:, 1:] *= (1 + local_rng.uniform(-0.14, 0.14) * along)[:, None]
    points[:, 2] += local_rng.uniform(0.002, 0.010) * along**2
    points[:, 1] += local_rng.uniform(-0.005, 0.005) * along**2
    return MeshBuilder().add(points, faces).build("rice", [_steamed()])


def _steamed():
    return fruit_material(
        "#F3E6CC", "#FBF3E2", 0.30, 0.0, (0.03, 0.027, 0.022), 0.35, 60, 0.02, spec=0.45
    )


def rice(center, radius, height, z, flat=0.0):
    """Heap rice on the height `z`: a dome, with a level middle of the share `flat` of its radius.

    Returns the heap under the grains, on which others can be dropped, and its surface as a function of x and y.
    """
    cx, cy = center

    def surface(x, y):
        share = min(1.0, math.hypot(x - cx, y - cy) / radius)
        slope = max(0.0, (share - flat) / (1 - flat))
        lumps = perlin.noise(Vector((5 * x, 5 * y, 0.5))) + 0.5 * perlin.noise(
            Vector((11 * x, 11 * y, 3.5))
        )
        return z + height * (1 - slope * slope) + LUMPS * lumps * (1 - slope**4)

    under = disc((cx, cy, 0), radius * 0.985, _steamed(), 0, 0.02, 3)
    points = np.empty(len(under.data.vertices) * 3)
    under.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points[:, 2] += [surface(x + cx, y + cy) - 0.012 for x, y, _ in points]
    under.data.vertices.foreach_set("co", points.ravel())
    kinds = [rice_grain(i) for i in range(6)]
    for _ in range(int(GRAINS_PER_AREA * math.pi * radius * radius)):
        r, a = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = cx + r * math.cos(a), cy + r * math.sin(a)
        steep = math.atan2(
            surface(x, y) - surface(cx + (r + 0.02) * math.cos(a), cy + (r + 0.02) * math.sin(a)),
            0.02,
        )
        turn = uniform(0, tau)
        lean = steep * math.cos(turn - a) + rng.gauss(0, 0.28)
        place(
            rng.choice(kinds),
            (x, y, surface(x, y) + uniform(0.0, 0.034)),
            (rng.gauss(0, 0.3), lean, turn),
            uniform(0.85, 1.12),
        )
    return under, surface
