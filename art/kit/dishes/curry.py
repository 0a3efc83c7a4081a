"""Curry of red lentils and carrots with rice, yogurt and cilantro."""

import math
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import mix_colors, srgb
from kit.materials.cooked import sauce_material
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.place import place
from kit.props.carrot import carrot
from kit.props.leaves import herb
from kit.props.nuts import paprika
from kit.props.rice import rice
from kit.props.tableware import bowl
from kit.shapes import ball, grid

LEVEL = 0.40
RICE = (0.34, 0.36)
RICE_RADIUS = 0.46
YOGURT = (-0.28, -0.10)


def curry(color="#F4EEE3"):
    """Place the bowl at the origin."""
    bowl((0, 0, 0), 1.08, 0.56, color)
    _lentils()
    rice(RICE, RICE_RADIUS, 0.20, LEVEL)
    for i, (x, y) in enumerate(_spots(30, 0.88, 0.17)):
        turn = (uniform(-0.55, 0.55), uniform(-0.55, 0.55), uniform(0, tau))
        place(carrot(i % 6), (x, y, LEVEL + uniform(0.035, 0.06)), turn, uniform(0.72, 1.0))
    _yogurt()
    _garnish()


def _away(x, y):
    return (
        math.hypot(x - RICE[0], y - RICE[1]) > RICE_RADIUS + 0.03
        and math.hypot(x - YOGURT[0], y - YOGURT[1]) > 0.26
    )


def _spots(count, radius, least_distance=0.0):
    spots = []
    for _ in range(count * 40):
        r, a = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        if _away(x, y) and all(math.hypot(x - p, y - q) > least_distance for p, q in spots):
            spots.append((x, y))
        if len(spots) == count:
            break
    return spots


def _lentils():
    """Lentils that have nearly fallen apart: the surface of the sauce is made of them."""

    def surface(u, w):
        return w * 0.975 * np.cos(u * tau), w * 0.975 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(460, 190, surface, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, scale) for scale in (2.4, 8.0, 19.0))
    points[:, 2] = (
        0.024 * broad + 0.020 * lumps + 0.010 * fine - 0.02 * np.clip((w - 0.95) / 0.05, 0, 1)
    )
    color = mix_colors("#B5590C", "#DE9222", 0.5 + 0.8 * lumps + 0.5 * fine + 0.4 * broad)
    oil = np.clip((w - 0.90) / 0.08 + 1.1 * broad - 0.1, 0, 1)[:, None] * 0.6
    color = color * (1 - oil) + np.array(srgb("#B5480A")[:3]) * oil
    place(
        MeshBuilder().add(points, faces, 0, color).build("dal", [sauce_material(0.7)]),
        (0, 0, LEVEL),
    )
    round_points, round_faces, _, _ = ball(22, 14)
    kinds = []
    for i in range(6):
        p = (
            round_points
            * (1 + 0.18 * noise_at(round_points, 1.3, i))[:, None]
            * [0.031, 0.028, 0.014]
        )
        tone = mix_colors("#C26A12", "#E9A53A", 0.2 * i + 0.4 * noise_at(p, 20, i))
        kinds.append(
            MeshBuilder().add(p, round_faces, 0, tone).build("lentil", [sauce_material(0.6, 40)])
        )
    for _ in range(2600):
        r, a = 0.955 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        lying = (rng.gauss(0, 0.35), rng.gauss(0, 0.35), uniform(0, tau))
        at = (r * math.cos(a), r * math.sin(a), LEVEL + rng.gauss(0.008, 0.010))
        place(rng.choice(kinds), at, lying, uniform(0.75, 1.15))


def _yogurt():
    """A spoonful of yogurt that was turned once."""

    def surface(u, w):
        a = u * tau
        edge = 0.27 * (
            1 + 0.12 * np.sin(2 * a + 0.6) + 0.09 * np.sin(3 * a + 2) + 0.05 * np.sin(7 * a)
        )
        swirl = 0.016 * np.sin(a + 11 * w) * np.sin(np.pi * w) ** 0.7
        z = 0.085 * (1 - w**3) ** 0.8 + swirl - 0.03 * w**6
        return edge * w * np.cos(a), edge * w * np.sin(a), z

    points, faces, u, w = grid(180, 90, surface, wrap=True)
    points[:, 2] += 0.010 * noise_at(points, 5, 2) * (1 - w)
    thin = np.clip((w - 0.86) / 0.14, 0, 1)
    white = painted_material(0.26, 0.25, (0.06, 0.05, 0.04), 0.3, 20, 0.04, noisy=0.0)
    mesh = MeshBuilder().add(points, faces, 0, mix_colors("#FBF5E8", "#F2D3A0", thin))
    place(mesh.build("yogurt", [white]), (*YOGURT, LEVEL + 0.035))


def _garnish():
    for i, (x, y) in enumerate(_spots(16, 0.88, 0.12)):
        turn = (uniform(-0.4, 0.4), uniform(-0.5, 0.2), uniform(0, tau))
        place(
            herb("cilantro", i % 7), (x, y, LEVEL + uniform(0.075, 0.10)), turn, uniform(0.5, 0.85)
        )
    for i in range(5):
        at = (YOGURT[0] + uniform(-0.12, 0.12), YOGURT[1] + uniform(-0.1, 0.1), LEVEL + 0.135)
        place(
            herb("cilantro", i), at, (uniform(-0.3, 0.3), uniform(-0.4, 0.1), uniform(0, tau)), 0.7
        )
    for i, (x, y) in enumerate(_spots(46, 0.92)):
        turn = (uniform(-0.6, 0.6), uniform(-0.6, 0.6), uniform(0, tau))
        place(herb("cilantro", i % 7), (x, y, LEVEL + 0.06), turn, uniform(0.16, 0.3))
    for i in range(3):
        at = (RICE[0] + uniform(-0.1, 0.1), RICE[1] + uniform(-0.1, 0.1), LEVEL + 0.22)
        place(
            herb("cilantro", i + 2),
            at,
            (uniform(-0.3, 0.3), uniform(-0.3, 0.1), uniform(0, tau)),
            0.6,
        )
    for _ in range(70):
        at = (YOGURT[0] + rng.gauss(0, 0.13), YOGURT[1] + rng.gauss(0, 0.13), LEVEL + 0.125)
        place(paprika(), at, (0, 0, 0), uniform(0.5, 1.0))
