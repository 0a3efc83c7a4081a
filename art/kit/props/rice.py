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
from kit.materials.cooked import rice_material
from kit.place import place
from kit.shapes import ball
from kit.solids import disc

GRAINS_PER_AREA = 2300
LUMPS = 0.035  # how far the heap departs from a dome, because rice sticks together


@cache
def rice_grain(variant=0, soaked=False):
    """A cooked grain along X, 0.08 to 0.11 long: plump, bent, and blunt at its ends; sauce colors it if it is `soaked`."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(14, 14)
    points = points[:, [2, 0, 1]]
    blunt = np.sum(np.abs(points) ** 2.5, 1) ** (1 / 2.5)
    length, breadth = local_rng.uniform(0.040, 0.056), local_rng.uniform(0.0106, 0.0126)
    points = points / blunt[:, None] * [length, breadth, breadth * 0.92]
    along = points[:, 0] / length
    points[:, 1:] *= (1 + local_rng.uniform(-0.14, 0.14) * along)[:, None]
    points[:, 2] += local_rng.uniform(0.002, 0.010) * along**2
    points[:, 1] += local_rng.uniform(-0.005, 0.005) * along**2
    return MeshBuilder().add(points, faces).build("rice", [_steamed(soaked)])


def _steamed(soaked=False):
    return rice_material(*(("#B8701E", "#DDAE62") if soaked else ("#F8ECD2", "#FFFBF0")))


def rice(center, radius, height, z, flat=0.0, loose=0.0):
    """Heap rice on the height `z`: a dome, with a level middle of the share `flat` of its radius.

    A `loose` heap (1) has an uneven outline and hollows, and sauce soaks its foot.

    Returns the heap under the grains, on which others can be dropped, and its surface as a function of x and y.
    """
    cx, cy = center

    def edge(a):
        """The radius of the heap in the direction `a`."""
        outline = Vector((1.3 * math.cos(a), 1.3 * math.sin(a), 7.5))
        return radius * (1 + loose * 0.28 * perlin.noise(outline))

    def surface(x, y):
        share = min(1.0, math.hypot(x - cx, y - cy) / edge(math.atan2(y - cy, x - cx)))
        slope = max(0.0, (share - flat) / (1 - flat))
        lumps = perlin.noise(Vector((5 * x, 5 * y, 0.5))) + 0.5 * perlin.noise(
            Vector((11 * x, 11 * y, 3.5))
        )
        dome = height * (1 - slope ** (2 - 0.2 * loose))
        return z + dome + LUMPS * (1 + 0.6 * loose) * lumps * (1 - slope**4)

    under = disc((cx, cy, 0), radius * (0.985 - 0.12 * loose), _steamed(), 0, 0.02, 3)
    points = np.empty(len(under.data.vertices) * 3)
    under.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points[:, 2] += [surface(x + cx, y + cy) - 0.012 for x, y, _ in points]
    under.data.vertices.foreach_set("co", points.ravel())
    kinds = [rice_grain(i) for i in range(6)]
    soaked = {kind: rice_grain(i, True) for i, kind in enumerate(kinds)}
    for _ in range(int(GRAINS_PER_AREA * math.pi * radius * radius)):
        share, a = math.sqrt(uniform(0, 1)), uniform(0, tau)
        r = edge(a) * share
        x, y = cx + r * math.cos(a), cy + r * math.sin(a)
        steep = math.atan2(
            surface(x, y) - surface(cx + (r + 0.02) * math.cos(a), cy + (r + 0.02) * math.sin(a)),
            0.02,
        )
        turn = uniform(0, tau)
        lean = steep * math.cos(turn - a) + rng.gauss(0, 0.28) * (1 + 0.4 * loose)
        kind = rng.choice(kinds)
        wet = perlin.noise(Vector((9 * x, 9 * y, 5.5)))
        wet += 0.7 * perlin.noise(Vector((60 * x, 60 * y, 1.5)))
        place(
            soaked[kind] if loose and share + 0.16 * wet > 0.93 else kind,
            (x, y, surface(x, y) + uniform(0.0, 0.034)),
            (rng.gauss(0, 0.3), lean, turn),
            uniform(0.85, 1.12),
        )
    return under, surface
