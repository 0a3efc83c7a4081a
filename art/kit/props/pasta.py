"""Spaghetti."""

import math
from math import tau

import numpy as np

from kit.chance import rng, uniform
from kit.nodes import material
from kit.place import tube

RADIUS = 0.0135
LOW = 0.075  # the height of the lowest strands: just above a plate


@material
def sauced_material(nodes):
    """Pasta in a film of tomato and oil, thicker here, thinner there, with bits of pulp."""
    position = nodes.coord("Object")
    soaked = nodes.ramp(nodes.noise(position, 2.6, 5, 0.62, 0.5), [(0.32, 0.0), (0.60, 1.0)])
    thick = nodes.ramp(nodes.noise(position, 7, 4, 0.65, 0.3), [(0.44, 0.0), (0.68, 1.0)])
    base = nodes.mix(soaked, "#E9B055", "#D86C22")
    base = nodes.mix(nodes.math("MULTIPLY", thick, 0.85), base, "#BA3C10")
    specks = nodes.ramp(nodes.noise(position, 34, 3, 0.6), [(0.60, 0.0), (0.66, 1.0)])
    base = nodes.mix(nodes.math("MULTIPLY", specks, 0.7), base, "#A8330F")
    return nodes.done(
        nodes.pbr(
            base,
            nodes.mix(soaked, 0.26, 0.13),
            0.5,
            0.12,
            rad=(0.05, 0.03, 0.01),
            coat=nodes.mix(soaked, 0.6, 1.0),
            coat_rough=0.06,
            normal=nodes.bump(nodes.noise(position, 26, 3), 0.12, 0.010),
        )
    )


def dome(x, y, radius, height):
    """The height of a heap of that radius at x and y."""
    share = max(0.0, 1 - (x * x + y * y) / radius**2)
    return LOW + height * share**0.75


def pasta_nest(center, radius, height, strands, stray=9):
    """A tangled heap of spaghetti at `center`, and `stray` strands that lie beside it."""
    paths = [_strand(radius, height, (i + 1) / strands) for i in range(strands)]
    paths += [_strand(radius * 1.16, 0.02, 1.0, 0.92) for _ in range(stray)]
    heap = tube(paths, RADIUS, sauced_material())
    heap.location = center
    return heap


def _strand(radius, height, layer, least=0.0):
    """A strand that winds around its own center; higher `layer`s lie on the others."""
    loop = radius * uniform(max(0.22, least * 0.8), 0.92)
    drift = (radius - loop) * math.sqrt(uniform(least, 1))
    toward = uniform(0, tau)
    cx, cy = drift * math.cos(toward), drift * math.sin(toward)
    squash, tilt = uniform(0.66, 1), uniform(0, tau)
    start, way = uniform(0, tau), rng.choice((1, 1, -1))
    length, phase = uniform(1.4, 4.6), uniform(0, tau)
    path = []
    for t in np.linspace(0, 1, 34):
        a = start + way * length * t
        r = loop * (1 - 0.22 * t) * (1 + 0.07 * math.sin(3.1 * a + phase))
        x, y = r * math.cos(a), r * squash * math.sin(a)
        x, y = (
            cx + x * math.cos(tilt) - y * math.sin(tilt),
            cy + x * math.sin(tilt) + y * math.cos(tilt),
        )
        z = LOW + (dome(x, y, radius, height) - LOW) * layer**0.6
        path.append((x, y, max(LOW, z + 0.035 * layer * math.sin(7 * t + phase))))
    return path
