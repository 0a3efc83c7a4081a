"""Ingredients laid out on an even grid, on butter yellow."""

import math

import numpy as np

from kit.backdrops import floor
from kit.camera import camera
from kit.chance import rng
from kit.lights import studio
from kit.place import place
from kit.props.avocado import avocado_half
from kit.props.berries import blueberry, raspberry, strawberry
from kit.props.citrus import citrus
from kit.props.cubes import cube
from kit.props.egg import egg_half
from kit.props.leaves import leaf
from kit.props.nuts import almond, chickpea
from kit.props.tomato import tomato, tomato_half
from kit.props.cucumber import cucumber


def build():
    floor("#F3C766", "#F0BF55")
    studio((-5, 4, 6), 900, 2.2, 130, 150, ambient=0.34)
    deck = [
        lambda: avocado_half(),
        lambda: tomato(0),
        lambda: citrus("lemon", 0, 0.07),
        lambda: egg_half(),
        lambda: raspberry(0),
        lambda: leaf("basil", 1),
        lambda: citrus("orange", 1, 0.07),
        lambda: almond(1),
        lambda: blueberry(0),
        lambda: cucumber(0),
        lambda: strawberry(1),
        lambda: cube("salmon", 0, (0.34, 0.30, 0.26)),
        lambda: tomato_half(0),
        lambda: chickpea(0),
        lambda: citrus("lime", 0, 0.06),
    ]
    size = [
        0.74,
        0.46,
        0.52,
        0.56,
        0.40,
        0.62,
        0.56,
        0.46,
        0.34,
        0.46,
        0.36,
        0.40,
        0.42,
        0.32,
        0.48,
    ]
    nx, ny, d = 12, 7, 0.80
    for j in range(ny):
        for i in range(nx):
            k = (i * 4 + j * 7 + (i * j) % 3) % len(deck)
            mesh = deck[k]()
            co = np.array([v.co[:] for v in mesh.vertices])
            ext = max(np.ptp(co[:, 0]), np.ptp(co[:, 1]))
            s = size[k] / ext
            lay = mesh.name.startswith("strawberry")
            rz = rng.choice((0, 0.785, 1.57, 2.36, -0.785))
            o = place(
                mesh,
                (
                    (i - (nx - 1) / 2) * d,
                    (j - (ny - 1) / 2) * d,
                    (-co[:, 2].min() if not lay else 0.17) * s,
                ),
                (1.57 if lay else 0, 0, rz),
                s,
            )
            if mesh.name.startswith("basil"):
                o.location.x -= 0.21 * s * math.cos(rz)
                o.location.y -= 0.21 * s * math.sin(rz)
                o.location.z += 0.02
    camera((0, 0, 10.5), (0, 0, 0), 45, 8, (0, 0, 0.1))
