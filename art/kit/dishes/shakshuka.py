"""Shakshuka for two: four eggs in tomato sauce in an iron pan, with feta and parsley."""

import math
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import mix_colors, srgb
from kit.materials.cooked import iron_material, sauce_material
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.place import place, random_rotation
from kit.props.baguette import torn_piece
from kit.props.cubes import crumble
from kit.props.leaves import herb
from kit.props.nuts import paprika
from kit.props.poached_egg import poached_egg
from kit.props.tomato import tomato_half
from kit.shapes import ball, grid, lathe, smooth_path

RADIUS = 1.16
LEVEL = 0.22  # of the sauce
BROKEN = 2  # the egg into which somebody has dipped bread
EGGS = ((-0.42, 0.34), (0.36, 0.42), (-0.30, -0.45), (0.47, -0.33))


def shakshuka(handle=0.25):
    """Place the pan at the origin, its handle at that angle from +X."""
    _pan(handle)
    _sauce()
    for i, (x, y) in enumerate(EGGS):
        tilt = (uniform(-0.06, 0.06), uniform(-0.06, 0.06), uniform(0, tau))
        if i == BROKEN:
            tilt = (0, 0, -0.55)
        place(poached_egg(i, i == BROKEN), (x, y, LEVEL + 0.012), tilt, uniform(0.95, 1.06))
    place(torn_piece(1, "#C9560F"), (-0.92, -0.40, LEVEL + 0.14), (0.25, 0.42, -0.25), 0.95)
    _pieces()
    _garnish()


def _pan(handle):
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

    def grip(u, w):
        x = RADIUS - 0.07 + 0.76 * w
        half = np.interp(w, [0, 0.12, 0.4, 0.8, 0.95, 1], [0.17, 0.11, 0.075, 0.10, 0.085, 0.0])
        thick = np.interp(w, [0, 0.15, 0.95, 1], [0.05, 0.035, 0.035, 0.0])
        a = u * tau
        rounded = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.6
        return x, half * np.cos(a), 0.285 + 0.10 * w + thick * rounded

    points, faces, _, _ = grid(40, 70, grip, wrap=True)
    place(
        MeshBuilder().add(points, faces).build("grip", [iron_material()]), (0, 0, 0), (0, 0, handle)
    )


def _sauce():
    def surface(u, w):
        return w * 1.085 * np.cos(u * tau), w * 1.085 * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(460, 190, surface, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, 3 + scale) for scale in (2.6, 7.0, 17.0))
    well = sum(
        np.exp(-((np.hypot(points[:, 0] - x, points[:, 1] - y) / 0.30) ** 4)) for x, y in EGGS
    )
    grit = noise_at(points, 38, 5)
    height = 0.030 * broad + 0.036 * np.abs(lumps) ** 0.8 + 0.018 * fine + 0.007 * grit
    clung = np.clip((w - 0.955) / 0.045, 0, 1) * np.clip(0.4 + 2 * broad, 0, 1)  # to the wall
    points[:, 2] = height - 0.05 * well - 0.03 * np.clip((w - 0.93) / 0.07, 0, 1) + 0.07 * clung
    ripe = 0.35 + 0.9 * lumps + 0.5 * fine + 0.5 * broad
    color = mix_colors("#6E1505", "#BC3D0F", ripe + 0.4 * grit)
    oil = np.clip((w - 0.90) / 0.08 + 0.8 * broad, 0, 1)[:, None] * 0.55
    color = color * (1 - oil) + np.array(srgb("#A8480C")[:3]) * oil
    place(
        MeshBuilder().add(points, faces, 0, color).build("sauce", [sauce_material()]), (0, 0, LEVEL)
    )


def _near_yolk(x, y, distance):
    return min(math.hypot(x - a, y - b) for a, b in EGGS) < distance


def _spots(count, radius, from_yolk):
    """Spots in the pan that keep away from the yolks."""
    spots = []
    while len(spots) < count:
        r, a = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = r * math.cos(a), r * math.sin(a)
        if not _near_yolk(x, y, from_yolk):
            spots.append((x, y))
    return spots


def _pieces():
    """Soft pieces of tomato and onion, half sunk in the sauce."""
    points, faces, _, _ = ball(40, 28)
    pulp = []
    for i in range(3):
        p = (
            points
            * (
                1
                + 0.38 * noise_at(points, 1.4, i + 20)
                + 0.22 * noise_at(points, 3.4, i)
                + 0.06 * noise_at(points, 9, i)
            )[:, None]
        )
        color = mix_colors("#84180A", "#C03A12", 0.5 + noise_at(p, 4, i))
        pulp.append(
            MeshBuilder()
            .add(p * [0.10, 0.075, 0.034], faces, 0, color)
            .build("pulp", [sauce_material(0.4, 30)])
        )
    for x, y in _spots(44, 0.98, 0.36):
        lying = (uniform(-0.3, 0.3), uniform(-0.3, 0.3), uniform(0, tau))
        place(rng.choice(pulp), (x, y, LEVEL + 0.026), lying, uniform(0.35, 1.2))
    _onions()
    for i, (x, y) in enumerate(_spots(7, 0.92, 0.43)):
        turn = (uniform(-0.4, 0.4), uniform(-0.4, 0.4), uniform(0, tau))
        place(tomato_half(i % 3, True), (x, y, LEVEL + 0.045), turn, uniform(0.62, 0.82))


def _onions():
    """Strips that went soft and took on the color of the sauce, in which they lie."""
    soft = painted_material(0.25, 0.3, (0.08, 0.04, 0.02), 0.5, 30, 0.1, noisy=0.1)

    def strip(u, w):
        a = (w - 0.5) * 2.4
        across = np.cos(u * tau) * np.clip(np.sin(np.pi * w) * 2.2, 0, 1)
        r = 0.17 + 0.030 * across
        return r * np.cos(a) - 0.17, r * np.sin(a), 0.010 * np.sin(u * tau) + 0.012 * across

    points, faces, u, w = grid(16, 40, strip, wrap=True)
    meshes = []
    for i in range(4):
        bent = points * (1 + 0.12 * noise_at(points, 6, i))[:, None]
        bent[:, 2] += 0.020 * noise_at(points, 9, i + 7)
        color = mix_colors("#A44418", "#D28C54", 0.4 + 0.9 * noise_at(points, 8, i + 3))
        meshes.append(MeshBuilder().add(bent, faces, 0, color).build("onion", [soft]))
    for x, y in _spots(24, 0.98, 0.36):
        turn = (uniform(-0.3, 0.3), uniform(-0.3, 0.3), uniform(0, tau))
        place(rng.choice(meshes), (x, y, LEVEL + uniform(0.02, 0.035)), turn, uniform(0.35, 0.66))


def _garnish():
    for i, (x, y) in enumerate(_spots(24, 0.92, 0.27)):
        height = LEVEL + (0.085 if _near_yolk(x, y, 0.36) else 0.068)
        place(crumble("feta", i % 6), (x, y, height), random_rotation(), uniform(0.4, 0.95) ** 1.5)
    for x, y in _spots(60, 0.95, 0.16):
        place(crumble("feta", 1), (x, y, LEVEL + 0.085), random_rotation(), uniform(0.08, 0.2))
    for i, (x, y) in enumerate(_spots(22, 0.92, 0.19)):
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
