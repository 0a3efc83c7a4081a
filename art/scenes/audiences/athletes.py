"""A generous bowl, a steel bottle and a hand weight, on terracotta."""

from math import tau

from kit.arrange import scatter
from kit.backdrops import table
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.table import metal_material
from kit.place import group, place
from kit.props.avocado import avocado_slice
from kit.props.citrus import citrus
from kit.props.cutlery import cutlery
from kit.props.edamame import edamame
from kit.props.egg import egg_half
from kit.props.leaves import leaf
from kit.props.nuts import chickpea
from kit.props.rice import rice
from kit.props.salmon import salmon_fillet
from kit.props.sport import bottle, dumbbell
from kit.props.tableware import bowl
from kit.props.tomato import tomato, tomato_half


def build():
    table("#D8784E", "#D26F45", key_power=720, fill=60, rim=220)
    radius = 1.18
    bowl((-0.22, -0.1, 0), radius, 0.62, "#F5EFE5")
    cx, cy = -0.22, -0.1
    _, at = rice((cx, cy), radius * 0.9, 0.10, 0.44, 0.3)

    def h(x, y):
        return at(cx + x, cy + y)

    def serve(mesh, x, y, z, rotation, scale=1.0):
        place(mesh, (cx + x, cy + y, h(x, y) + z), rotation, scale)

    with group((cx - 0.14, cy - 0.04, 0), -0.06, 1.04):
        salmon_fillet(h)
    # eggs, front
    serve(egg_half(0), -0.30, -0.52, 0.17, (0.30, -0.10, 0.35), 0.98)
    serve(egg_half(1), 0.18, -0.64, 0.17, (0.34, 0.08, -0.25), 0.98)
    # avocado, right
    for i in range(9):
        turn = (uniform(0.45, 0.6), uniform(-0.05, 0.05), -0.75 + 0.095 * i)
        serve(avocado_slice(i), 0.44 + 0.045 * i, -0.20 + 0.05 * i, 0.10, turn, 0.74)
    # edamame and chickpeas, back right
    for count, reach, lift in ((30, 0.28, 0.06), (14, 0.18, 0.13), (3, 0.06, 0.19)):
        scatter(
            [edamame(i) for i in range(6)],
            count,
            lambda x, y: h(0.3, 0.6) + lift,
            reach,
            (0.92, 1.08),
            center=(cx + 0.22, cy + 0.58),
            least_distance=0.108,
            flat=True,
        )
    for count, reach, lift in ((26, 0.25, 0.06), (12, 0.16, 0.14), (3, 0.06, 0.21)):
        scatter(
            [chickpea(i) for i in range(3)],
            count,
            lambda x, y: h(0.6, 0.4) + lift,
            reach,
            (0.92, 1.08),
            center=(cx + 0.66, cy + 0.48),
            least_distance=0.118,
        )
    # tomatoes, in front
    serve(tomato_half(1), -0.68, -0.52, 0.12, (0.35, -0.1, 1), 1.05)
    serve(tomato(0, False), 0.58, -0.56, 0.13, (0.2, 0.1, 0), 0.95)
    serve(tomato(1, False), 0.80, -0.36, 0.13, (0.4, 0.1, 2), 0.9)
    for i in range(10):
        serve(
            leaf("spinach", i % 4),
            0.04 + uniform(-0.10, 0.10),
            0.10 + uniform(-0.10, 0.10),
            0.10 + 0.012 * i,
            (uniform(-0.4, 0.4), -uniform(0.2, 0.8), uniform(0, tau)),
            uniform(0.32, 0.44),
        )
    bottle((1.28, 0.92), 0.33, 1.48)
    dumbbell((1.36, -0.92), 0.55, 1.35, 0.27)
    cutlery((-1.66, -0.02, 0), 1.42, metal_material("#D8BC84"), 0.95, True)
    place(citrus("lime", 0), (-1.42, 1.18, 0.26), (0.9, 0.1, 0.3), 0.95)
    card_camera((0.10, 0.16, 0.66), 8.7, 39, -90, 66, 7, (0, -0.4, 0.6))
