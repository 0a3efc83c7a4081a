"""A salad bowl being filled: fruit and vegetables falling in."""

import math
from math import tau

import bpy

from kit.backdrops import cyclorama
from kit.camera import camera
from kit.chance import uniform
from kit.lights import area_light, world
from kit.materials.table import plain_material
from kit.physics import settle
from kit.place import place, random_rotation
from kit.props.avocado import avocado_half
from kit.props.berries import blueberries, blueberry, raspberry
from kit.props.citrus import citrus
from kit.props.cubes import cube
from kit.props.egg import egg_half
from kit.props.leaves import leaf
from kit.props.nuts import almond, chickpea
from kit.props.tableware import bowl
from kit.props.tomato import tomato, tomato_half
from kit.props.cucumber import cucumber
from kit.solids import disc


def build():
    cyclorama("#EDB59B", "#E9AC90", 4.5, 18, 2.6)
    world("#FFEBDD", 0.30)
    area_light((-4.6, -1.2, 5.5), (1.6, 0, 1.0), 2.2, 760, "#FFF0DC")
    area_light((5, 2.2, 4), (1.6, 0, 1.4), 1.8, 260, "#FFE6C8")
    area_light((3, -6, 2), (1.6, 0, 1), 4, 80, "#FFF4EC")
    b = bowl((1.75, 0, 0), 1.32, 0.80, "#2A5243", True)
    base = disc((1.75, 0, 0.50), 1.16, plain_material("#D9C08A"), 0.16)
    falling = []

    def drop(mes, n, s, z0, radius=0.6):
        for i in range(n):
            r, a = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
            falling.append(
                place(
                    mes[i % len(mes)],
                    (1.75 + r * math.cos(a), r * math.sin(a), z0 + i * 0.016 + uniform(0, 0.1)),
                    random_rotation(),
                    uniform(*s),
                )
            )

    drop([chickpea(i) for i in range(3)], 60, (1.2, 1.3), 0.65)
    drop([tomato(i, False) for i in range(3)], 8, (1.1, 1.2), 1.2)
    drop([cucumber(i, 0.06) for i in range(3)], 9, (1.0, 1.1), 1.4)
    drop([chickpea(i) for i in range(3)], 40, (1.2, 1.3), 1.7, 0.75)
    drop([tomato_half(i) for i in range(3)], 10, (1.1, 1.2), 2.2, 0.75)
    drop([cube("feta", i, (0.17, 0.16, 0.14)) for i in range(3)], 12, (0.9, 1.1), 2.5, 0.75)
    drop(blueberries(), 18, (1.2, 1.3), 2.8, 0.75)
    settle(falling, [b, base], 110)
    [bpy.data.objects.remove(o) for o in falling if o.location.z < 0.1]
    for i in range(16):
        r, a = 0.8 * math.sqrt(uniform(0, 1)), uniform(0, tau)
        x, y = 1.75 + r * math.cos(a), r * math.sin(a)
        zt = max(
            [
                o.location.z
                for o in bpy.data.objects
                if o.type == "MESH"
                and (o.location.x - x) ** 2 + (o.location.y - y) ** 2 < 0.03
                and o.location.z < 1.3
            ]
            + [0.8]
        )
        place(
            leaf("basil", i % 3 + 1),
            (x, y, zt + 0.08),
            (uniform(-0.5, 0.5), -uniform(0.1, 0.8), uniform(0, tau)),
            uniform(0.7, 0.95),
        )
    place(avocado_half(), (1.55, -0.1, 1.95), (1.15, 0.3, 0.55), 1.0)
    place(citrus("lemon", 1), (2.45, 0.1, 2.35), (1.1, -0.45, -0.2), 1.15)
    place(egg_half(), (2.3, -0.35, 1.55), (0.95, -0.3, -0.3), 1.1)
    place(tomato(0), (1.05, -0.25, 1.50), (0.5, 0.4, 0), 1.25)
    place(citrus("orange", 1, 0.07), (1.2, 0.4, 2.85), (1.2, 0.5, 0.3), 0.9)
    place(tomato_half(1), (2.0, 0.2, 3.0), (1.2, 0.3, 0), 1.25)
    for i, p in enumerate(
        [
            (0.75, -0.3, 2.3),
            (2.0, -0.5, 2.05),
            (2.85, -0.2, 1.85),
            (1.25, -0.4, 1.2),
            (1.75, 0.2, 2.55),
            (2.75, 0.2, 3.0),
        ]
    ):
        place(blueberry(i % 3), p, random_rotation(), uniform(1.3, 1.5))
    for i, (p, r) in enumerate(
        [
            ((0.75, 0, 1.85), (0.8, -0.5, 2.5)),
            ((2.75, 0, 1.4), (0.9, -0.3, 0.4)),
            ((1.75, 0.1, 3.25), (1.0, 0.2, 1.6)),
            ((2.9, 0.1, 2.55), (0.8, 0.4, -0.6)),
        ]
    ):
        place(leaf("basil", 1 + i % 3), p, r, 1.25)
    for i, p in enumerate([(1.0, 0.1, 2.5), (2.1, -0.4, 1.22), (2.55, 0.2, 2.85)]):
        place(raspberry(i), p, random_rotation(), 1.4)
    for i, p in enumerate([(0.66, 0.1, 2.98), (1.85, -0.4, 1.5), (2.95, 0.1, 2.2)]):
        place(almond(i), p, random_rotation(), 1.4)
    for x, y, mesh, s in [
        (-0.05, -0.9, tomato(2), 1.2),
        (0.22, -1.15, blueberry(1), 1.4),
        (3.05, -0.95, blueberry(2), 1.4),
        (3.28, -0.75, raspberry(1), 1.4),
    ]:
        place(
            mesh,
            (
                x,
                y,
                0.15 * s
                if mesh.name.startswith("tom")
                else 0.066 * s + (0.03 if mesh.name.startswith("ras") else 0),
            ),
            (0.3, 0.2, 1),
            s,
        )
    camera((0.45, -10.5, 3.1), (0.45, 0, 1.55), 56, 3.0, (1.75, -0.6, 1.2))
