"""Spaghetti with cherry tomatoes, basil and parmesan."""

import math
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import mix_colors
from kit.materials.cooked import oil_film_material
from kit.materials.produce import wet_tomato_material
from kit.noise import noise_at
from kit.place import place
from kit.props.burst_tomato import burst_half, burst_tomato
from kit.props.cheese import parmesan_shaving, parmesan_shred
from kit.props.leaves import leaf
from kit.props.pasta import dome, pasta_nest
from kit.props.tableware import plate
from kit.shapes import ball, grid

RADIUS, HEIGHT = 0.92, 0.40


def spaghetti(color="#F6F1E8"):
    """Place the plate at the origin."""
    plate((0, 0, 0), 1.22, color)
    _oil()
    pasta_nest((0, 0, 0), RADIUS, HEIGHT, 360)
    _tomatoes()
    _pulp()
    for i in range(8):
        x, y = _spot(0.52, i)
        lying = (uniform(-0.3, 0.3), uniform(-0.6, 0.1), uniform(0, tau))
        place(leaf("basil", i % 7), (x, y, _top(x, y) + 0.06), lying, uniform(0.42, 0.78))
    _parmesan()


def _top(x, y):
    return dome(x, y, RADIUS, HEIGHT)


def _spot(radius, i):
    r, a = radius * math.sqrt(uniform(0.04, 1)), i * 2.4 + uniform(-0.4, 0.4)
    return r * math.cos(a), r * math.sin(a)


def _oil():
    """The sauce that ran out under the pasta: oil, red from the tomatoes, thin at its edge."""

    def surface(u, w):
        edge = 0.97 + 0.05 * np.sin(3 * u * tau + 1) + 0.04 * np.sin(7 * u * tau)
        return w * edge * np.cos(u * tau), w * edge * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(240, 90, surface, wrap=True)
    broad, fine = noise_at(points, 4, 2), noise_at(points, 13, 3)
    points[:, 2] = 0.057 + 0.010 * (1 - w**6)
    color = mix_colors("#A83A10", "#D06A26", 0.35 + 0.8 * broad + 0.4 * w**6)
    reach = np.clip((1 - w) / 0.17 + 0.9 * broad + 0.35 * fine, 0, 1)
    reach *= np.clip((1 - w) / 0.04, 0, 1)
    alpha = 0.88 * reach * reach * (3 - 2 * reach)
    film = MeshBuilder().add(points, faces, 0, np.hstack([color, alpha[:, None]]))
    place(film.build("oil", [oil_film_material()]))


def _parmesan():
    """Grated parmesan, and a few shavings of it: thin, and bent as they fell."""
    for count, spread, kinds, size in (
        (520, 0.30, [parmesan_shred(i) for i in range(8)], (0.35, 0.85)),
        (6, 0.34, [parmesan_shaving(i) for i in range(4)], (0.55, 0.85)),
    ):
        for _ in range(count):
            x, y = rng.gauss(0, spread), rng.gauss(0, spread)
            lying = (uniform(-0.5, 0.5), uniform(-0.5, 0.5), uniform(0, tau))
            lift = 0.024 if count > 100 else 0.050
            place(rng.choice(kinds), (x, y, _top(x, y) + lift), lying, uniform(*size))


def _tomatoes():
    """Tomatoes that burst in the pan: half sunk between the strands."""
    for i in range(17):
        x, y = _spot(0.76, i)
        half = i % 3 != 0
        lying = (uniform(-0.6, 0.6), uniform(-0.6, 0.6), uniform(0, tau))
        mesh = burst_half(i % 5) if half else burst_tomato(i % 5)
        at = (x, y, _top(x, y) + (0.035 if half else 0.02))
        place(mesh, at, lying, uniform(0.68, 0.92))


def pulp_bits():
    """Meshes of sauce that clings: bits of tomato, to lie flat on the strands."""
    points, faces, _, _ = ball(40, 28)
    bits = []
    for i in range(4):
        rough = 1 + 0.42 * noise_at(points, 1.6, i) + 0.22 * noise_at(points, 4.5, i + 9)
        color = mix_colors("#981C06", "#D24A14", 0.5 + noise_at(points, 2, i))
        wet = np.clip(0.5 + 1.5 * noise_at(points, 1.5, i + 5), 0, 1)
        bits.append(
            MeshBuilder()
            .add(points * rough[:, None] * [0.075, 0.05, 0.022], faces, 0, np.hstack([color, wet[:, None]]))
            .build("pulp", [wet_tomato_material()])
        )
    return bits


def _pulp():
    bits = pulp_bits()
    for i in range(95):
        x, y = _spot(0.86, i)
        lying = (uniform(-0.4, 0.4), uniform(-0.4, 0.4), uniform(0, tau))
        place(rng.choice(bits), (x, y, _top(x, y) + 0.006), lying, uniform(0.3, 1.15))
