"""The salmon rice bowl: salmon, edamame, cucumber, avocado and half an egg on rice."""

import math
from math import tau

from mathutils import Vector

from kit.arrange import pile, shingle
from kit.chance import rng, uniform
from kit.materials.table import plain_material
from kit.place import place
from kit.props.avocado import avocado_slice
from kit.props.cucumber import cucumber
from kit.props.edamame import POD, edamame, pod
from kit.props.egg import egg_half
from kit.props.rice import rice, rice_grain
from kit.props.salmon import FALLEN, salmon_fillet
from kit.props.tableware import bowl
from kit.solids import disc

LEVEL = 0.42
BEANS = (-0.29, -0.45)
PODS = (  # from the middle of the beans to the right, up and higher, the turns about x and z, and the size
    (-0.28, -0.05, 0.060, 0.20, 1.95 - math.pi, 0.66),
    (0.085, -0.235, 0.065, 0.85, 2.98, 0.84),
    (0.23, 0.02, 0.050, -0.25, 1.85, 0.80),
)
SOAKED = (  # from where to where soy sauce ran along the salmon
    ((-0.30, 0.20), (0.10, 0.31)),
    ((-0.37, -0.06), (-0.27, 0.15)),
)


def salmon_bowl():
    """Place the bowl at the origin."""
    bowl((0, 0, 0), 1.0, 0.56, "#F4EFE6")
    _, at = rice((0, 0), 0.90, 0.08, LEVEL, 0.4)
    salmon_fillet(at)
    shingle(
        [cucumber(i) for i in range(3)],
        9,
        (0.0, 0.0),
        0.62,
        0.06,
        1.26,
        at(0.5, 0.3) + 0.11,
        0.62,
        1.0,
        0.09,
    )
    for i in range(8):  # half an avocado in slices, fanned
        slice_at = (0.29 + 0.056 * i, -0.62 + 0.062 * i, at(0.4, -0.4) + 0.085 + 0.004 * i)
        turn = (uniform(0.28, 0.48), uniform(-0.08, 0.08), -0.95 + 0.11 * i + uniform(-0.07, 0.07))
        place(avocado_slice(i), slice_at, turn, uniform(0.70, 0.78))
    place(egg_half(2, 0.022), (0.06, -0.07, at(0.06, -0.07) + 0.115), (-0.02, -0.16, 0.9), 0.73)
    _beans(at)
    _soy_on_rice(at)


def soy_dish(location):
    """Place a small dish of soy sauce on the table."""
    x, y, z = location
    bowl(location, 0.30, 0.17, "#23463A", False)
    disc((x, y, z + 0.125), 0.245, plain_material("#1A0702", 0.3, 0.1), -0.022)  # mirrors no window


def _soy_on_rice(at):
    """Grains that took up soy sauce where it ran off the salmon."""
    for (x, y), (end_x, end_y) in SOAKED:
        for _ in range(90):
            share, spread = uniform(0, 1), uniform(-0.05, 0.05) + uniform(-0.04, 0.04)
            spot = (x + share * (end_x - x) + spread, y + share * (end_y - y) + spread * 0.8)
            lying = (rng.gauss(0, 0.3), rng.gauss(0, 0.25), uniform(0, tau))
            grain = rice_grain(rng.randrange(6), True)
            place(grain, (*spot, at(*spot) + uniform(0.012, 0.036)), lying, uniform(0.85, 1.1))


def _beans(at):
    """A heap of edamame among pods."""
    x, y = BEANS
    below = [(flake[0], flake[1], at(*flake[:2]) + 0.03, 0.05) for flake in FALLEN]
    for i, (right, up, lift, roll, turn, size) in enumerate(PODS):
        spot = Vector((x + right, y + up, at(x + right, y + up) + lift))
        place(pod(i, opened=i == 1), spot, (roll, 0, turn), size)
        along = Vector((math.cos(turn), math.sin(turn), 0)) * POD * size
        below += [(*(spot + along * share), 0.05 * size) for share in (-0.8, -0.4, 0, 0.4, 0.8)]
    pile([edamame(i) for i in range(12)], 56, BEANS, 0.22, at, 0.034, below, (0.68, 0.80))
