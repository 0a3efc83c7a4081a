"""The even plate: eight ingredients in equal shares, from above."""

import math
from math import tau

import numpy as np

from kit.arrange import scatter
from kit.backdrops import floor
from kit.camera import camera
from kit.chance import rng, uniform
from kit.lights import studio
from kit.materials.cooked import liquid_material, syrup_material
from kit.materials.table import metal_material
from kit.place import place, random_rotation, tube
from kit.props.avocado import avocado_half
from kit.props.berries import blueberries, blueberry, raspberry
from kit.props.citrus import citrus
from kit.props.cloth import linen
from kit.props.cubes import cube
from kit.props.cutlery import cutlery
from kit.props.grains import grain
from kit.props.leaves import leaf, leaf_sprig
from kit.props.nuts import almond, chickpea
from kit.props.tableware import bowl, plate
from kit.props.tomato import tomato, tomato_half
from kit.solids import disc


def build():
    floor("#D9825B", "#D47A52")
    studio((-5, 4, 6), 950, 3, 160, 200, ambient=0.36, target=(0.8, 0, 0))
    cx, cy, radius = 1.35, 0.0, 1.75
    plate((cx, cy, 0), radius, "#F7F2E9")
    z = 0.075
    N = 8

    def wedge(k, r0=0.50, r1=1.42, pad=0.05):
        return (k * tau / N + 0.055, (k + 1) * tau / N - 0.055, r0, r1)

    def fill(
        k,
        mesh,
        sp,
        s,
        zz,
        jitter=0.25,
        flat=False,
        rotation=None,
        layers=1,
        r0=0.54,
        r1=1.52,
        lay=0.7,
    ):
        start_angle, a1, r0, r1 = wedge(k, r0, r1)
        for L in range(layers):
            r = r0 + L * sp * 0.5
            row = 0
            while r <= r1 - L * sp * 0.4:
                n = max(1, int((a1 - start_angle) * r / sp))
                for i in range(n):
                    a = (
                        start_angle
                        + (a1 - start_angle)
                        * ((i + 0.5 + (0.25 if row % 2 else -0.0) * (n > 2)) / n)
                        if n > 1
                        else (start_angle + a1) / 2
                    )
                    rr = r + uniform(-jitter, jitter) * sp * 0.5
                    a += uniform(-jitter, jitter) * sp * 0.4 / r
                    place(
                        rng.choice(mesh),
                        (
                            cx + rr * math.cos(a),
                            cy + rr * math.sin(a),
                            zz + L * sp * lay + uniform(0, 0.01),
                        ),
                        rotation(a)
                        if rotation
                        else (
                            (uniform(-0.2, 0.2), uniform(-0.2, 0.2), uniform(0, tau))
                            if flat
                            else random_rotation()
                        ),
                        uniform(*s),
                    )
                r += sp * 0.88
                row += 1

    fill(0, blueberries(), 0.152, (0.95, 1.08), z + 0.07, layers=2)
    fill(
        1,
        [almond(i) for i in range(4)],
        0.165,
        (0.95, 1.1),
        z + 0.05,
        0.35,
        True,
        layers=2,
        lay=0.35,
    )
    fill(2, [tomato_half(i) for i in range(3)], 0.245, (0.78, 0.86), z + 0.13, 0.1, True)
    fill(3, [chickpea(i) for i in range(3)], 0.128, (1, 1.12), z + 0.06, layers=2)
    start_angle, a1, _, _ = wedge(4)
    am = (start_angle + a1) / 2  # one avocado half, its tip toward the center
    place(
        avocado_half(),
        (cx + 1.04 * math.cos(am), cy + 1.04 * math.sin(am), z + 0.20),
        (0, 0, am + math.pi),
        (0.84, 0.84, 0.62),
    )
    fill(
        5,
        [cube("salmon", i, (0.20, 0.18, 0.15)) for i in range(4)],
        0.195,
        (0.98, 1.08),
        z + 0.085,
        0.15,
        True,
    )
    start_angle, a1, _, _ = wedge(6)
    for i in range(46):
        r = math.sqrt(uniform(0.3, 2.2))
        a = uniform(start_angle + 0.02, a1 - 0.02)
        place(
            leaf("spinach", i % 4),
            (cx + r * math.cos(a), cy + r * math.sin(a), z + 0.05 + 0.10 * i / 34),
            (uniform(-0.4, 0.4), uniform(-0.5, 0.1), uniform(0, tau)),
            uniform(0.42, 0.58),
        )
    fill(
        7,
        [raspberry(i) for i in range(3)],
        0.20,
        (1.0, 1.12),
        z + 0.09,
        0.38,
        False,
        lambda a: (uniform(-0.4, 0.4), uniform(-0.4, 0.4), a),
    )
    # center: a small bowl of hummus
    bowl((cx, cy, 0.06), 0.42, 0.26, "#23463A", False)
    disc(
        (cx, cy, 0.25),
        0.37,
        liquid_material("#F2DDB0", "#E8CB92", 0.45, 6, 0.5, 0.2),
        0.03,
        0.02,
        2,
    )
    honey = [
        (
            cx + 0.05 * t * math.cos(t * 1.9),
            cy + 0.05 * t * math.sin(t * 1.9),
            0.29 + 0.005 * (t % 2),
        )
        for t in np.linspace(0.5, 5, 40)
    ]
    tube([honey], 0.012, syrup_material("#D9A21C"))
    leaf_sprig((cx, cy), 0.28, 0.5, 3, 0.3, 0.6)
    scatter([grain("sesame")], 30, lambda x, y: 0.285, 0.3, center=(cx, cy), flat=True)
    g = metal_material("#DDBE82")
    cutlery((-0.72, -0.05, 0), 1.57, g, 1.0, True)
    cutlery((3.42, -0.05, 0), 1.57, g, 1.0)
    linen((3.75, 1.55, 0.03), (2.2, 1.7), 0.4, "#F5EBDB", 3)
    for i, (x, y) in enumerate([(-1.35, 1.35), (-1.15, 1.55), (3.55, -1.55), (-1.62, -1.62)]):
        place(blueberry(i % 3), (x, y, 0.07), random_rotation(), 1.1)
    for x, y, a in [(-1.5, 1.62, 0.4), (3.75, -1.25, 2.0), (-1.2, -1.5, 1.0)]:
        place(almond(1), (x, y, 0.045), (0, 0, a), 1.15)
    leaf_sprig((-1.72, 1.30), 0.02, 1.0, 3, 0.6, 0.35)
    leaf_sprig((3.3, -1.72), 0.02, 0.9, 3, 1.6, 0.35)
    place(citrus("lemon", 0, 0.07), (-1.48, -1.25, 0.075), (0, 0, 0.2), 1.1)
    place(tomato(1), (-1.9, -1.5, 0.15), (0.4, 0.3, 0), 1.05)
    camera((0, 0, 10), (0, 0, 0), 45, 5, (0, 0, 0.2))
