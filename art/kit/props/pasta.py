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
    """Pasta that has taken on the color of tomatoes here more, there less, under a film of oil."""
    position = nodes.coord("Object")
    soaked = nodes.ramp(nodes.noise(position, 3.2, 5, 0.65, 0.4), [(0.36, 0.0), (0.62, 1.0)])
    base = nodes.mix(soaked, "#E9BC66", "#D5762C")
    specks = nodes.ramp(nodes.noise(position, 34, 3, 0.6), [(0.60, 0.0), (0.66, 1.0)])
    base = nodes.mix(nodes.math("MULTIPLY", specks, 0.75), base, "#A8330F")
    return nodes.done(
        nodes.pbr(
            base,
            nodes.mix(soaked, 0.38, 0.2),
            0.5,
            0.12,
            rad=(0.05, 0.03, 0.01),
            coat=nodes.mix(soaked, 0.25, 0.6),
            normal=nodes.bump(nodes.noise(position, 60, 3), 0.1, 0.008),
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
    """A strand that winds around a middle of its own; higher `layer`s lie on the others."""
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


def twirl(length, radius, turns=9):
    """Spaghetti wound around the tines of a fork along +X, with two ends that hang loose."""
    paths = []
    for i in range(12):
        offset, phase = uniform(0, length * 0.5), uniform(0, tau)
        wound = []
        for t in np.linspace(0, 1, 40):
            a = phase + t * turns
            along = offset + length * 0.5 * t
            r = radius * (0.55 + 0.6 * math.sin(math.pi * along / length)) * uniform(0.97, 1.03)
            wound.append((along, r * math.cos(a), max(RADIUS, radius + r * math.sin(a))))
        paths.append(wound)
    return tube(paths, RADIUS, sauced_material())
