"""Spaghetti."""

import math
from math import tau

import numpy as np

from kit.chance import rng, uniform
from kit.materials.produce import fruit_material
from kit.place import tube


def pasta_nest(center, scale, strands):
    """A heap of spaghetti on the plate at `center`; `scale` doesn't change how thick the strands are."""
    material = fruit_material("#EFC36A", "#E8B355", 0.32, 0.3, (0.06, 0.04, 0.01), 0.3, 30, 0.03)
    paths = []
    for i in range(strands):
        start = uniform(0, tau)
        layer = i / strands
        radius = (0.86 - 0.52 * layer**1.2) * uniform(0.5, 1.05)
        height = 0.10 + 0.46 * layer * (1 - 0.35 * radius)
        length = uniform(1.6, 3.4) * rng.choice((1, 1, 1, -1))
        cx, cy = uniform(-0.10, 0.10), uniform(-0.10, 0.10)
        phase = uniform(0, 6)
        paths.append(
            [
                (
                    cx
                    + (radius + 0.07 * math.sin(2.3 * t * length + phase))
                    * math.cos(start + length * t),
                    cy
                    + (radius + 0.07 * math.cos(1.7 * t * length + phase))
                    * math.sin(start + length * t),
                    max(0.075, height + 0.05 * math.sin(t * 5 + phase) - 0.05 * (t > 0.9)),
                )
                for t in np.linspace(0, 1, 26)
            ]
        )
    o = tube(paths, 0.0165 / scale, material)
    o.location = center
    o.scale = (scale,) * 3
    return o
