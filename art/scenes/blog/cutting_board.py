"""A cutting board with the week's produce, with bowls on both sides."""

from math import tau

from kit.arrange import drop_heap
from kit.backdrops import floor
from kit.camera import card_camera
from kit.chance import uniform
from kit.lights import studio
from kit.materials.table import metal_material, plain_material, wood_material
from kit.place import place, random_rotation
from kit.props.avocado import avocado_half
from kit.props.berries import blueberries, blueberry
from kit.props.citrus import citrus
from kit.props.cutlery import cutlery
from kit.props.egg import egg_half
from kit.props.leaves import leaf, leaf_sprig
from kit.props.nuts import almond
from kit.props.tableware import bowl
from kit.props.tomato import tomato, tomato_half
from kit.solids import disc, rounded_box


def build():
    floor("#EADBC2", "#E6D5B8")
    studio((-4.6, 3.4, 4.6), 820, 1.7, 55, 170)
    rounded_box(
        (0.0, -0.05, 0.06),
        (3.3, 2.0, 0.12),
        0.05,
        wood_material("#C79660", "#8A5A31"),
        (0, 0, 0.06),
    )
    z = 0.12
    place(avocado_half(), (-0.52, -0.30, z + 0.29), (0.28, 0.10, 0.35), 0.92)
    place(avocado_half(False, 1), (-0.38, 0.46, z + 0.28), (0.18, -0.10, 0.18), 0.86)
    place(citrus("lemon", 0), (0.62, 0.42, z + 0.25), (0.80, 0.15, -0.2), 1.0)
    for i in range(3):
        place(
            citrus("lemon", i, 0.06),
            (0.50 + 0.30 * i, -0.16 - 0.03 * i, z + 0.068 + 0.022 * i),
            (0, -0.10 if i else 0, uniform(0, 3)),
            0.92,
        )
    for i, (x, y) in enumerate([(-1.22, 0.44), (-1.00, 0.66), (-1.34, 0.72), (-1.26, 0.12)]):
        place(
            tomato(i % 3),
            (x, y, z + 0.14),
            (uniform(-0.4, 0.4), uniform(-0.4, 0.4), uniform(0, 6)),
            1.05,
        )
    place(tomato_half(0), (0.30, -0.64, z + 0.13), (0.25, 0.1, 0), 1.05)
    place(tomato_half(1), (0.62, -0.72, z + 0.13), (0.2, -0.2, 1), 1.05)
    place(egg_half(), (-1.18, -0.52, z + 0.20), (0.22, 0.05, 0.9), 1.0)
    for i in range(16):
        place(
            leaf("spinach", i % 4),
            (1.30 + uniform(-0.16, 0.16), 0.24 + uniform(-0.24, 0.24), z + 0.05 + 0.02 * i),
            (uniform(-0.4, 0.4), uniform(-0.5, 0.1), uniform(0, tau)),
            uniform(0.52, 0.74),
        )
    b = bowl((2.36, 0.46, 0), 0.50, 0.32, "#F6F1E8")
    f = disc((2.36, 0.46, 0.13), 0.40, plain_material("#A9683A", 0.8))
    drop_heap(
        [almond(i) for i in range(4)],
        52,
        (2.36, 0.46),
        0.25,
        0.4,
        [b, f],
        (1, 1.15),
        70,
        "CONVEX_HULL",
        0.05,
    )
    b2 = bowl((-2.34, -0.30, 0), 0.50, 0.32, "#3E5A4C")
    f2 = disc((-2.34, -0.30, 0.13), 0.40, plain_material("#1F2E63", 0.8))
    drop_heap(
        blueberries(), 84, (-2.34, -0.30), 0.25, 0.45, [b2, f2], (1, 1.15), 70, "SPHERE", 0.05
    )
    leaf_sprig((2.30, -0.82), 0.02, 1.1, 4, 0.3, 0.4)
    cutlery((-2.30, 0.62, 0), 0.62, metal_material("#D8BC84"), 0.70)
    for i, (x, y) in enumerate([(-1.92, -0.98), (-2.12, -1.12), (-1.70, -1.16)]):
        place(blueberry(i), (x, y, 0.068), random_rotation(), 1.1)
    for x, y, a in ((1.98, -0.28, 0.4), (2.22, -0.36, 1.9)):
        place(almond(1), (x, y, 0.045), (0, 0, a), 1.1)
    card_camera((0, -0.06, 0.15), 10.1, 55, -90, 60, 6.3, (0, -0.2, 0.3))
