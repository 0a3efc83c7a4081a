"""Shakshuka for two: four eggs in tomato sauce in an iron pan, with feta and parsley."""

import math
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import mix_colors, srgb
from kit.materials.cooked import oily_sauce_material
from kit.materials.produce import painted_material
from kit.materials.table import iron_material
from kit.noise import noise_at
from kit.place import place, random_rotation
from kit.props.baguette import torn_piece
from kit.props.cubes import crumbled_feta
from kit.props.leaves import herb
from kit.props.nuts import paprika
from kit.props.poached_egg import poached_egg
from kit.props.tomato import tomato_half
from kit.shapes import ball, grid, lathe, smooth_path

RADIUS = 1.16
LEVEL = 0.22  # of the sauce
BROKEN = 2  # the egg that bread was dipped into
RUN = (-0.45, -0.68)  # the middle of what ran out of it
EGGS = ((-0.42, 0.34), (0.36, 0.42), (-0.30, -0.45), (0.47, -0.33))


def shakshuka(handle=0.25, bread=(-0.93, -0.32)):
    """Place the pan at the origin, its handle at that angle from +X; with None it has no handle.

    `bread` is where a dipped piece lies.
    """
    _pan()
    if handle is not None:
        _handle(handle)
    _sauce()
    for i, (x, y) in enumerate(EGGS):
        tilt = (uniform(-0.06, 0.06), uniform(-0.06, 0.06), uniform(0, tau))
        if i == BROKEN:
            tilt = (0, 0, -0.55)
        place(poached_egg(i, i == BROKEN), (x, y, LEVEL + 0.012), tilt, uniform(0.95, 1.06))
    place(torn_piece(1, True), (*bread, LEVEL + 0.085), (0.10, -0.42, 2.95), 0.95)
    _pieces()
    _garnish()


def _pan():
    profile = [
        (0.001, 0),
        (RADIUS * 0.82, 0),
        (RADIUS * 0.88, 0.02),
        (RADIUS * 0.985, 0.26),
        (RADIUS, 0.33),
        (RADIUS - 0.015, 0.35),
        (RADIUS - 0.045, 0.345),
        (RADIUS - 0.065, 0.31),
        (RADIUS * 0.88, 0.08),
        (RADIUS * 0.82, 0.05),
        (0.001, 0.05),
    ]
    points, faces = lathe(smooth_path(profile, 130), 180)
    place(MeshBuilder().add(points, faces).build("pan", [iron_material()]))


def _handle(angle):
    def grip(u, w):
        x = RADIUS - 0.07 + 0.66 * w
        half = np.interp(w, [0, 0.12, 0.4, 0.8, 0.95, 1], [0.17, 0.11, 0.075, 0.10, 0.085, 0.0])
        thick = np.interp(w, [0, 0.15, 0.95, 1], [0.05, 0.035, 0.035, 0.0])
        a = u * tau
        rounded = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.6
        return x, half * np.cos(a), 0.285 + 0.10 * w + thick * rounded

    points, faces, _, _ = grid(40, 70, grip, wrap=True)
    place(MeshBuilder().add(points, faces).build("grip", [iron_material()]), (0, 0, 0), (0, 0, angle))


def _relief(points):
    """How high the sauce stands above LEVEL at each point, and how much of it is oil: pools between chunks."""
    broad, lumps, fine, grit = (noise_at(points, scale, 3 + scale) for scale in (2.6, 6.0, 14, 34))
    from_middle = np.hypot(points[:, 0], points[:, 1])
    well = np.zeros(len(points))
    for x, y in EGGS:
        distance = np.hypot(points[:, 0] - x, points[:, 1] - y)
        well = np.maximum(well, np.exp(-((distance / 0.36) ** 6)))
    wall = np.clip((from_middle - 0.98) / 0.10, 0, 1)
    chunky = 0.030 * broad + 0.058 * lumps + 0.036 * fine + 0.014 * grit
    chunky = chunky * (1 - well) * (1 - wall)
    pool = 0.006 * broad - 0.020 + 0.004 * grit
    # The pool is level, and chunks rise from it with a soft edge, as wet things do.
    height = pool + 0.010 * np.logaddexp(0, (chunky - pool) / 0.010)
    oil = 1 / (1 + np.exp((chunky - pool - 0.004) / 0.006))
    return height - 0.016 * well, np.maximum(oil, 0.8 * wall)


def _sauce():
    def surface(u, w):
        return w * 1.085 * np.cos(u * tau), w * 1.085 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(560, 230, surface, wrap=True)
    height, oil = _relief(points)
    broad, fine = noise_at(points, 2.2, 9), noise_at(points, 16, 4)
    clung = np.clip((w - 0.95) / 0.05, 0, 1) ** 2 * np.clip(0.5 + 1.6 * broad, 0, 1)  # to the wall
    points[:, 2] = height + 0.055 * clung
    pulp = mix_colors("#741206", "#CC4513", 0.40 + 8 * height + 0.6 * fine + 0.4 * broad)
    pool = mix_colors("#5E1004", "#AC4009", 0.35 + 0.7 * broad + 0.3 * noise_at(points, 7, 12))
    color = pulp + (pool - pulp) * oil[:, None]
    color = np.hstack([color, oil[:, None]])
    sauce = MeshBuilder().add(points, faces, 0, color).build("sauce", [oily_sauce_material()])
    place(sauce, (0, 0, LEVEL))


def _near_yolk(x, y, distance):
    return min(math.hypot(x - a, y - b) for a, b in EGGS) < distance


def _spots(count, radius, from_yolk):
    """Spots in the pan away from the yolks, including the one that runs."""
    spots = []
    while len(spots) < count:
        r, a = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        if not _near_yolk(x, y, from_yolk) and math.dist((x, y), RUN) > 0.7 * from_yolk:
            spots.append((x, y))
    return spots


def _pieces():
    """Soft pieces of tomato and onion, half sunk in the sauce."""
    chunks = [_tomato_chunk(i) for i in range(6)]
    for x, y in _spots(40, 0.98, 0.38):
        lying = (uniform(-0.4, 0.4), uniform(-0.4, 0.4), uniform(0, tau))
        place(rng.choice(chunks), (x, y, LEVEL + uniform(0.0, 0.03)), lying, uniform(0.4, 1.1))
    for i, (x, y) in enumerate(_spots(20, 0.94, 0.36)):
        _onion(x, y, i)
    _seeds()
    for i, (x, y) in enumerate(_spots(7, 0.92, 0.42)):
        skin_up = (math.pi + uniform(-0.5, 0.5), uniform(-0.4, 0.4), uniform(0, tau))
        place(tomato_half(i % 3, True), (x, y, LEVEL - 0.01), skin_up, uniform(0.58, 0.80))


def _tomato_chunk(variant):
    """A diced canned tomato that went soft: its cut faces and edges rounded, its flesh streaked."""
    points, faces, _, _ = ball(72, 48)
    points = points / (np.abs(points) ** 3.2).sum(1)[:, None] ** (1 / 3.2)
    broad, fine = noise_at(points, 1.3, variant + 20), noise_at(points, 5, variant)
    points *= (1 + 0.26 * broad + 0.09 * fine)[:, None]
    streaks = noise_at(points * [1, 3, 3], 2.2, variant + 3)
    color = mix_colors("#8A1508", "#C8401A", 0.45 + 0.5 * streaks + 0.5 * broad)
    wet = np.clip(0.40 + 1.2 * noise_at(points, 2, variant + 8), 0, 1)
    color = np.hstack([color, wet[:, None]])
    points *= [0.095, 0.070, 0.036]
    return MeshBuilder().add(points, faces, 0, color).build("chunk", [oily_sauce_material(24)])


def _seeds():
    """Seeds of tomatoes, most of them under a film of sauce."""
    points, faces, _, _ = ball(14, 10)
    seed = MeshBuilder().add(points * [0.014, 0.010, 0.005], faces, 0, srgb("#D98A3A"))
    seed = seed.build("seed", [oily_sauce_material()])
    spots = np.array([(x, y, 0) for x, y in _spots(170, 1.0, 0.34)])
    height, _ = _relief(spots)
    for (x, y, _), z in zip(spots, height):
        lying = (rng.gauss(0, 0.4), rng.gauss(0, 0.4), uniform(0, tau))
        place(seed, (x, y, LEVEL + z + 0.001), lying, uniform(0.7, 1.1))


def _onion(x, y, variant):
    """A soft strip of onion that follows the surface of the sauce, glazed with it."""
    radius, span, breadth = uniform(0.10, 0.20), uniform(1.2, 2.3), uniform(0.016, 0.026)
    turn = uniform(0, tau)

    def strip(u, w):
        a = turn + span * (w - 0.5)
        r = radius + breadth * np.cos(u * tau) * np.clip(np.sin(np.pi * w) * 2, 0, 1) ** 0.7
        r = r * (1 + 0.10 * np.sin(5 * w + variant))
        return (
            x + r * np.cos(a) - radius * math.cos(turn),
            y + r * np.sin(a) - radius * math.sin(turn),
            np.sin(u * tau) + 0 * w,
        )

    points, faces, u, w = grid(18, 50, strip, wrap=True)
    bulge = points[:, 2].copy()
    points[:, 2] = 0
    height, _ = _relief(points)
    lifted = 0.006 + 0.010 * noise_at(points, 8, variant)
    points[:, 2] = LEVEL + height + lifted + 0.010 * bulge
    fibers = np.sin(u * tau * 4 + 2 * noise_at(points, 10, variant))
    glaze = 0.6 + 0.9 * noise_at(points, 11, variant + 3) + 0.12 * fibers
    color = mix_colors("#D08A48", "#A4380E", glaze)
    soft = painted_material(0.2, 0.06, (0.08, 0.04, 0.02), 0.6, 40, 0.06, noisy=0.06)
    place(MeshBuilder().add(points, faces, 0, color).build("onion", [soft]))


def _crumble(x, y, size):
    """Lay a crumb of feta on what is there, unless a yolk is."""
    if _near_yolk(x, y, 0.25) or math.dist((x, y), RUN) < 0.2 or math.hypot(x, y) > 1.0:
        return
    on_white = 0.055 if _near_yolk(x, y, 0.36) else 0.025
    place(
        crumbled_feta(rng.randrange(8)),
        (x, y, LEVEL + on_white + 0.055 * size),
        random_rotation(),
        size,
    )


def _garnish():
    for x, y in _spots(11, 0.86, 0.25):
        for i in range(rng.randint(3, 6)):
            at = (x + rng.gauss(0, 0.075), y + rng.gauss(0, 0.075))
            _crumble(*at, uniform(0.22, 0.55) if i else uniform(0.45, 0.75))
        for _ in range(9):
            _crumble(x + rng.gauss(0, 0.12), y + rng.gauss(0, 0.12), uniform(0.07, 0.2))
    for i, (x, y) in enumerate(_spots(20, 0.92, 0.26)):
        turn = (uniform(-0.5, 0.5), uniform(-0.6, 0.2), uniform(0, tau))
        place(
            herb("parsley", i % 7), (x, y, LEVEL + uniform(0.095, 0.12)), turn, uniform(0.42, 0.8)
        )
    for i, (x, y) in enumerate(_spots(60, 0.97, 0.12)):
        turn = (uniform(-0.6, 0.6), uniform(-0.6, 0.6), uniform(0, tau))
        place(herb("parsley", i % 7), (x, y, LEVEL + 0.085), turn, uniform(0.13, 0.26))
    for x, y in _spots(120, 0.95, 0.0):
        height = LEVEL + (0.165 if _near_yolk(x, y, 0.1) else 0.088)
        place(paprika(), (x, y, height), (0, 0, 0), uniform(0.5, 1.0))
