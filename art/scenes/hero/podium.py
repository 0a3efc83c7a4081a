"""Ingredients on color-blocked plinths in low sun."""

import math

import numpy as np
from mathutils import Euler, Vector

from kit.backdrops import cyclorama
from kit.builder import MeshBuilder
from kit.camera import camera
from kit.lights import area_light, sunlight, world
from kit.materials.table import backdrop_material
from kit.place import place, random_rotation
from kit.props.avocado import avocado_half
from kit.props.berries import blueberry, raspberry
from kit.props.citrus import citrus
from kit.props.egg import egg_half
from kit.props.leaves import leaf
from kit.props.nuts import almond, chickpea
from kit.props.tomato import tomato, tomato_half
from kit.solids import cylinder, rounded_box


def build():
    cyclorama("#A9C9D3", "#A3C4CF", 3.6, 16, 2.2)
    world("#FFE9D6", 0.42)
    s = sunlight(34, 205, 3.3, "#FFEBD2", 2.2)
    area_light((-3, -6, 6), (1, 0, 1), 5, 230, "#FFF4EA")
    A, Bm, C, D = (
        backdrop_material("#D96F47"),
        backdrop_material("#F7E6D2"),
        backdrop_material("#EFA46F"),
        backdrop_material("#2B4F41"),
    )
    cylinder((0.35, 0.2, 0), 0.75, 0.55, Bm)
    cylinder((1.75, 0.75, 0), 0.80, 1.35, A)
    cylinder((3.05, 0.15, 0), 0.62, 0.85, C)
    rounded_box((1.62, -0.75, 0.17), (1.1, 0.8, 0.34), 0.03, D)
    # arch behind
    n = 60
    profile = [(math.cos(t) * 1.25, math.sin(t) * 1.25 + 1.55) for t in np.linspace(math.pi, 0, n)]
    o2 = [(-1.25, 0)] + profile + [(1.25, 0)]
    points = [(x + 1.55, 1.95, y) for x, y in o2] + [(x + 1.55, 2.25, y) for x, y in o2]
    k = len(o2)
    faces = [(i, i + 1, k + i + 1, k + i) for i in range(k - 1)] + [
        tuple(range(k))[::-1],
        tuple(range(k, 2 * k)),
    ]
    place(
        MeshBuilder().add(points, faces).build("arch", [backdrop_material("#E98E62")], smooth=False)
    )
    place(avocado_half(), (1.72, 0.62, 1.35 + 0.52), (1.38, -1.25, 0.30), 1.0)
    place(citrus("lime", 0), (2.22, 0.55, 1.35 + 0.255), (1.25, 0.1, 0.35), 0.95)
    place(leaf("basil", 1), (1.38, 0.42, 1.40), (0.1, -0.5, 3.5), 1.2)
    place(leaf("basil", 3), (1.36, 0.36, 1.37), (0.2, -0.15, 4.2), 1.0)
    place(citrus("orange", 0), (0.30, 0.12, 0.55 + 0.40), (1.42, 0.0, -0.12), 1.02)
    place(citrus("orange", 1, 0.08), (0.78, -0.08, 0.55 + 0.06), (0.06, 0.05, 0.4), 0.8)
    place(leaf("mint", 1), (0.0, -0.2, 0.58), (0.2, -0.3, 3.6), 1.2)
    place(egg_half(), (3.02, -0.02, 0.85 + 0.22), (0.85, 0.1, -0.15), 1.15)
    place(tomato(0), (3.42, 0.12, 0.85 + 0.15), (0.1, -0.2, 0), 1.1)
    for i, (x, y, q) in enumerate(
        [
            (1.32, -0.85, 0),
            (1.50, -0.98, 0),
            (1.46, -0.78, 0),
            (1.64, -0.86, 0),
            (1.40, -0.87, 0.125),
            (1.56, -0.87, 0.125),
            (1.82, -0.98, 0),
        ]
    ):
        place(blueberry(i % 3), (x, y, 0.34 + 0.068 + q), random_rotation(), 1.12)
    place(raspberry(0), (1.95, -0.68, 0.34 + 0.10), (0.2, 0.1, 0.4), 1.25)
    place(raspberry(1), (1.98, -0.95, 0.34 + 0.10), (1.4, 0.1, 1.4), 1.2)
    place(tomato(1), (0.0, -0.85, 0.145), (0.2, 0.3, 1), 1.1)
    place(tomato(2), (0.30, -0.98, 0.145), (-0.2, 0.2, 2), 1.05)
    place(tomato_half(1), (0.62, -0.92, 0.10), (0.7, -0.2, 0.6), 1.05)
    for i, (x, y, a) in enumerate(
        [
            (2.5, -0.95, 0.3),
            (2.75, -0.78, 1.2),
            (2.62, -1.1, 2.2),
            (3.0, -1.0, 0.7),
            (2.92, -0.52, 1.1),
        ]
    ):
        place(almond(i % 4), (x, y, 0.05), (0, 0, a), 1.15)
    for i, (x, y) in enumerate([(3.5, -0.7), (3.72, -0.5), (3.66, -0.9), (3.42, -1.02)]):
        place(chickpea(i % 3), (x, y, 0.07), random_rotation(), 1.2)
    place(citrus("lemon", 0), (4.05, 0.1, 0.29), (1.3, 0.2, -0.5), 0.98)
    # a palm frond out of frame, which casts its shadow on the wall
    d = s.rotation_euler.to_matrix() @ Vector((0, 0, 1))
    fr = d.to_track_quat("Z", "Y").to_matrix()
    for c0, base, n, S in (
        (Vector((-2.1, 3.6, 3.3)), -0.35, 11, 1.0),
        (Vector((-3.3, 3.6, 2.0)), 0.1, 9, 0.8),
    ):
        for i in range(n):
            t = i / (n - 1)
            c = (
                c0
                + d * 5.2
                + fr
                @ Vector(
                    (1.9 * S * (t - 0.3) * math.cos(base), 1.9 * S * (t - 0.3) * math.sin(base), 0)
                )
            )
            for sg in (-1, 1):
                o = place(
                    leaf("spinach", i % 3), c, (0, 0, 0), (S * (2.6 - 1.1 * t), 0.42 * S, 0.3)
                )
                o.rotation_euler = (
                    fr @ Euler((0, 0, base + sg * (1.15 - 0.45 * t))).to_matrix()
                ).to_euler()
    camera((0.35, -10.5, 2.0), (0.35, 0, 1.38), 57, 3.2, (1.4, -0.3, 1.2))
