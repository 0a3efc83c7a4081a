"""One pasta dish in four portions, from a large plate to a child’s bowl."""

import math
from math import tau

from kit.backdrops import table
from kit.camera import card_camera
from kit.chance import rng, uniform
from kit.dishes.spaghetti import pulp_bits
from kit.materials.table import metal_material
from kit.place import place
from kit.props.burst_tomato import burst_half, burst_tomato
from kit.props.cheese import parmesan_shred
from kit.props.cutlery import cutlery
from kit.props.leaves import leaf
from kit.props.pasta import pasta_nest
from kit.props.tableware import bowl
from kit.props.tomato import tomato


def pasta_portion(center, radius, color, tomatoes, start_angle=0.0):
    """A pasta bowl with a nest that fits it, tomatoes and basil."""
    bowl((*center, 0), radius, 0.34 * radius + 0.04, color, True, foot=0.5)
    s = radius * 0.80
    base = 0.055 * radius
    pasta_nest((*center, base), s, 0.5 * s, int(80 + 330 * s * s), 0)

    def top(r):
        return base + s * (0.58 - 0.22 * (r / s) ** 2)

    for i in range(tomatoes):
        a = start_angle + i * tau / tomatoes
        r = (0.42 if i % 2 else 0.50) * s
        place(
            burst_half(i % 5) if i % 3 else burst_tomato(i % 5),
            (center[0] + r * math.cos(a), center[1] + r * math.sin(a), top(r) + 0.03),
            (uniform(-0.6, 0.6), uniform(-0.6, 0.6), uniform(0, tau)),
            uniform(0.62, 0.84),
        )
    for i in range(3 + int(4 * s)):
        r, a = uniform(0.0, 0.5) * s, start_angle + i * 2.4
        at = (center[0] + r * math.cos(a), center[1] + r * math.sin(a), top(r) + 0.07)
        lying = (uniform(-0.3, 0.3), uniform(-0.5, 0.1), uniform(0, tau))
        place(leaf("basil", i % 7), at, lying, uniform(0.45, 0.75))
    for meshes, count, spread, lift, size in (
        (pulp_bits(), 120, 0.5, 0.008, (0.3, 1.1)),
        ([parmesan_shred(i) for i in range(8)], 420, 0.32, 0.03, (0.35, 0.8)),
    ):
        for _ in range(int(count * s * s)):
            r, a = min(abs(rng.gauss(0, spread)), 0.8) * s, uniform(0, tau)
            at = (center[0] + r * math.cos(a), center[1] + r * math.sin(a), top(r) + lift)
            lying = (uniform(-0.4, 0.4), uniform(-0.4, 0.4), uniform(0, tau))
            place(rng.choice(meshes), at, lying, uniform(*size))


def build():
    table("#B9CDD2", "#AEC6CC", key_power=900, key_size=2.6, key=(-5, 3.4, 5.4), fill=80, rim=200)
    pasta_portion((-0.98, 0.62), 1.12, "#F6F1E8", 11, 0.3)
    pasta_portion((1.12, 0.86), 0.90, "#2F5546", 8, 0.9)
    pasta_portion((0.92, -0.82), 0.72, "#D8784E", 6, 0.2)
    pasta_portion((-0.48, -1.08), 0.54, "#F1C97A", 4, 1.2)
    brass = metal_material("#D8BC84")
    cutlery((-1.72, -0.72, 0), 1.36, brass, 0.70, True)
    cutlery((1.90, -0.52, 0), 1.72, brass, 0.70, True)
    for i, (x, y) in enumerate([(-1.18, -1.30), (0.14, -1.58), (0.10, 1.62)]):
        place(
            tomato(i), (x, y, 0.14), (uniform(-0.3, 0.3), uniform(-0.3, 0.3), uniform(0, tau)), 1.0
        )
    place(leaf("basil", 2), (1.50, -1.46, 0.03), (0, -0.1, 2.2), 0.9)
    card_camera((0.02, -0.06, 0.15), 9.1, 54, -90, 66, 7, (0, -0.3, 0.4))
