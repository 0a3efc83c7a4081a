"""Cooked rice."""

import math
from math import tau

import numpy as np

from kit.chance import rng, uniform
from kit.materials.produce import fruit_material
from kit.place import place
from kit.props.grains import grain
from kit.solids import disc

GRAINS_PER_AREA = 2100


def rice(center, radius, height, z, flat=0.0):
    """Heap rice on the height `z`: a dome, with a level middle of the share `flat` of its radius.

    Returns the heap under the grains, on which others can be dropped, and its surface as a function of x and y.
    """
    cx, cy = center

    def surface(x, y):
        share = min(1.0, math.hypot(x - cx, y - cy) / radius)
        slope = max(0.0, (share - flat) / (1 - flat))
        return z + height * (1 - slope * slope)

    ground = fruit_material("#F4EAD6", "#FBF4E6", 0.6, 0, coat=0, bump_scale=60, bump_strength=0.3)
    under = disc((cx, cy, 0), radius * 0.985, ground, 0, 0.02, 3)
    points = np.empty(len(under.data.vertices) * 3)
    under.data.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points[:, 2] += [surface(x + cx, y + cy) - 0.012 for x, y, _ in points]
    under.data.vertices.foreach_set("co", points.ravel())
    kinds = [grain("rice", i) for i in range(2)]
    for _ in range(int(GRAINS_PER_AREA * math.pi * radius * radius)):
        r, a = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = cx + r * math.cos(a), cy + r * math.sin(a)
        steep = math.atan2(
            surface(x, y) - surface(cx + (r + 0.02) * math.cos(a), cy + (r + 0.02) * math.sin(a)),
            0.02,
        )
        turn = uniform(0, tau)
        lean = steep * math.cos(turn - a) + rng.gauss(0, 0.35)
        place(
            rng.choice(kinds),
            (x, y, surface(x, y) + uniform(0.0, 0.022)),
            (rng.gauss(0, 0.3), lean, turn),
            uniform(0.95, 1.2),
        )
    return under, surface
