"""A nest of spaghetti with tomatoes and basil, on forest green."""

from math import tau

from kit.arrange import scatter
from kit.backdrops import table
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.table import metal_material
from kit.place import place
from kit.props.cubes import cube
from kit.props.cutlery import cutlery
from kit.props.leaves import leaf, leaf_sprig
from kit.props.nuts import small_round
from kit.props.pasta import pasta_nest
from kit.props.tableware import plate
from kit.props.tomato import tomato, tomato_half


def build():
    table("#2F4F43", "#2A483D", key_power=600, ambient=0.45)
    plate((0, 0, 0), 1.35, "#F6F1E8")
    pasta_nest((0, 0, 0), 1.0, 330)
    for i, (x, y, q) in enumerate(
        [
            (-0.36, 0.24, 0.50),
            (0.34, 0.30, 0.50),
            (0.06, -0.34, 0.50),
            (-0.42, -0.24, 0.44),
            (0.52, -0.18, 0.42),
            (0, 0.04, 0.62),
            (-0.64, 0.10, 0.34),
            (0.30, -0.56, 0.34),
        ]
    ):
        place(
            tomato_half(i % 3) if i % 2 else tomato(i % 3, False),
            (x, y, q + 0.13),
            (uniform(-0.5, 0.3) + 0.2, uniform(-0.4, 0.4), uniform(0, tau)),
            uniform(0.9, 1.05),
        )
    leaf_sprig((0.12, 0.08), 0.66, 1.05, 3, 0.2, 0.9)
    place(leaf("basil", 1), (-0.42, 0.02, 0.52), (0.1, -0.1, 2.5), 0.7)
    place(leaf("basil", 3), (0.38, -0.36, 0.42), (0.1, 0.2, -0.9), 0.65)
    scatter(
        [cube("feta", i, (0.05, 0.035, 0.012)) for i in range(3)],
        60,
        lambda x, y: 0.62 - 0.38 * (x * x + y * y),
        0.72,
        (0.5, 1.2),
        flat=True,
    )
    scatter(
        [small_round(0.0075, "pepper", i) for i in range(3)],
        60,
        lambda x, y: 0.10,
        0.95,
        flat=True,
        inner_radius=0.75,
    )
    cutlery((1.66, 0.1, 0), 1.65, metal_material("#D8BC84"), 0.95, True)
    place(tomato(0), (-1.55, 0.85, 0.14), (0.2, 0.2, 0), 1)
    place(tomato(1), (-1.30, 1.05, 0.14), (-0.3, 0.3, 1), 0.95)
    leaf_sprig((-1.62, -0.75), 0.02, 1, 3, 2)
    card_camera((0, 0, 0.28), 6.2, 50, -90, 66, 6.3, (0, -0.25, 0.5))
