"""Curry of red lentils and carrots with rice, yogurt and cilantro."""

import math
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import mix_colors
from kit.materials.cooked import oily_sauce_material
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.place import place
from kit.props.carrot import carrot
from kit.props.leaves import herb
from kit.props.nuts import paprika
from kit.props.rice import rice, rice_grain
from kit.props.tableware import bowl
from kit.shapes import ball, grid

LEVEL = 0.40
RICE = (0.34, 0.36)
RICE_RADIUS = 0.46
YOGURT = (-0.28, -0.10)
SCOOP = (0.16, -0.66)


def curry():
    """Place the bowl at the origin."""
    bowl((0, 0, 0), 1.08, 0.56, "#F4EEE3")
    _lentils()
    rice(RICE, RICE_RADIUS, 0.145, LEVEL, loose=1.4)
    for i, (x, y) in enumerate(_spots(30, 0.88, 0.17)):
        turn = (uniform(-0.55, 0.55), uniform(-0.55, 0.55), uniform(0, tau))
        turn = (turn[0] * 0.7, turn[1] * 0.7, turn[2])
        place(carrot(i % 9), (x, y, LEVEL + uniform(-0.004, 0.030)), turn, uniform(0.52, 0.90))
    _yogurt()
    _garnish()
    _stray_grains()


def _away(x, y):
    return (
        math.hypot(x - RICE[0], y - RICE[1]) > RICE_RADIUS + 0.03
        and math.hypot(x - YOGURT[0], y - YOGURT[1]) > 0.26
        and _scooped(x, y) < 0.4
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
    """Red lentils that broke down to a thick purée, with halves of them here and there; a spoonful is gone."""

    def surface(u, w):
        return w * 0.997 * np.cos(u * tau), w * 0.997 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(480, 210, surface, wrap=True)
    broad, lumps, fine, grit = (noise_at(points, s, s) for s in (2.4, 8.0, 19.0, 36.0))
    scooped = _scooped(points[:, 0] + 0.05 * broad, points[:, 1] + 0.05 * broad)
    ridge = 4 * scooped * (1 - scooped)
    clung = np.clip((w - 0.95) / 0.05, 0, 1) * np.clip(0.3 + 2.2 * broad, 0, 1)  # to the wall
    thick = 0.024 * broad + 0.026 * lumps + 0.016 * fine + 0.012 * np.abs(grit)
    # Oil lies level between the lumps, which rise from it with a soft edge, as wet things do.
    pool = 0.010 * broad - 0.004 + 0.05 * clung
    relief = pool + 0.007 * np.logaddexp(0, (thick - pool) / 0.007)
    oil = 1 / (1 + np.exp((thick - pool - 0.002) / 0.004)) * (1 - scooped)
    points[:, 2] = relief * (1 - 0.6 * scooped) - 0.13 * scooped + 0.028 * ridge + 0.05 * clung
    from_rice = np.hypot(points[:, 0] - RICE[0], points[:, 1] - RICE[1])
    soaking = np.exp(-(((from_rice - RICE_RADIUS * 0.95) / 0.075) ** 2))
    points[:, 2] += soaking * (0.022 + 0.05 * lumps + 0.03 * broad)
    points[:, :2] *= (1 + 0.4 * points[:, 2] * w**8)[:, None]  # the wall leans outward
    color = mix_colors(
        "#A84E08", "#E0921E", 0.5 + 0.7 * lumps + 0.5 * fine + 0.3 * broad + 0.4 * grit
    )
    floating = mix_colors("#8E3606", "#C4660E", 0.5 + 0.7 * broad + 0.3 * fine)
    color += (floating - color) * (0.85 * oil)[:, None]
    color = np.hstack([color, oil[:, None]])
    dal = MeshBuilder().add(points, faces, 0, color).build("dal", [oily_sauce_material(40, 0.30)])
    place(dal, (0, 0, LEVEL))
    round_points, round_faces, _, _ = ball(22, 14)
    glazed = painted_material(0.16, 0.2, (0.03, 0.014, 0.004), 0.8, 30, 0.05, noisy=0.08)
    kinds = []
    for i in range(8):
        soft = 1 + 0.24 * noise_at(round_points, 1.5, i) + 0.08 * noise_at(round_points, 4, i)
        p = round_points * soft[:, None] * [0.029, 0.026, 0.010]
        if i % 3 == 0:  # broken: only half of it is left, with a rough edge
            p[:, 0] = np.maximum(p[:, 0], 0.004 * noise_at(p, 90, i) - 0.003)
        tone = mix_colors("#A8520A", "#DA9230", 0.12 * i + 0.5 * noise_at(p, 26, i))
        kinds.append(
            MeshBuilder().add(p, round_faces, 0, tone).build("lentil", [glazed])
        )
    for _ in range(2100):
        r, a = 0.955 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        lying = (rng.gauss(0, 0.25), rng.gauss(0, 0.25), uniform(0, tau))
        z = LEVEL + rng.gauss(0.006, 0.010) - 0.13 * _scooped(x, y)
        place(rng.choice(kinds), (x, y, z), lying, uniform(0.42, 0.95))


def _scooped(x, y):
    """How much is missing where a spoonful was taken: 1 in the middle, 0 around it."""
    return np.exp(-((((x - SCOOP[0]) / 0.27) ** 2 + ((y - SCOOP[1]) / 0.17) ** 2) ** 2))


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


def _stray_grains():
    """Grains that rolled off the heap into the sauce."""
    for i in range(170):
        a, away = uniform(0, tau), 0.02 + abs(rng.gauss(0, 0.085))
        r = RICE_RADIUS + away
        x, y = RICE[0] + r * math.cos(a), RICE[1] + r * math.sin(a)
        lying = (rng.gauss(0, 0.3), rng.gauss(0, 0.22), uniform(0, tau))
        if math.hypot(x, y) < 0.92:
            at = (x, y, LEVEL + 0.014 + uniform(0, 0.02))
            place(rice_grain(i % 6, i % 4 == 0), at, lying, uniform(0.85, 1.1))


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
        at = (RICE[0] + uniform(-0.1, 0.1), RICE[1] + uniform(-0.1, 0.1), LEVEL + 0.17)
        place(
            herb("cilantro", i + 2),
            at,
            (uniform(-0.3, 0.3), uniform(-0.3, 0.1), uniform(0, tau)),
            0.6,
        )
    for _ in range(70):
        at = (YOGURT[0] + rng.gauss(0, 0.13), YOGURT[1] + rng.gauss(0, 0.13), LEVEL + 0.125)
        place(paprika(), at, (0, 0, 0), uniform(0.5, 1.0))
