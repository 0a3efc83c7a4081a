"""Lentil curry with rice and yogurt, on aubergine."""

from kit.arrange import scatter
from kit.backdrops import table
from kit.builder import MeshBuilder
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.table import metal_material, plain_material
from kit.place import place, random_rotation
from kit.props.citrus import citrus
from kit.props.cloth import linen
from kit.props.cutlery import cutlery
from kit.props.grains import grain
from kit.props.leaves import leaf_sprig
from kit.props.nuts import chickpea, small_round
from kit.props.poured import drizzle, swirl
from kit.props.tableware import bowl
from kit.shapes import ball, sphere_directions


def build():
    table("#5C3350", "#552E4A", key_power=620, ambient=0.5)
    bowl((0, 0, 0), 1.08, 0.56, "#F4EEE3")
    place(swirl(0.98, ("#D98A1E", "#BE5F14"), "#FFF6E6", 0.01, 7, 0.0), (0, 0, 0.43))
    drizzle(
        (-0.18, -0.14),
        0.455,
        0.06,
        0.52,
        2.0,
        0.036,
        plain_material("#FFF7EA", 0.3, 0.5, 0.3, 0.4),
        2.2,
    )
    scatter(
        [small_round(0.036, "lentil", i) for i in range(4)],
        620,
        lambda x, y: 0.434,
        0.92,
        (0.8, 1.15),
        flat=True,
    )
    scatter([chickpea(i) for i in range(3)], 16, lambda x, y: 0.45, 0.8, least_distance=0.2)
    # rice mound at the side
    c = (0.42, 0.26)
    for i in range(900):
        d = sphere_directions(900, 0, 0.5)[i]
        place(
            grain("rice", i % 2),
            (
                c[0] + 0.40 * d[0] * uniform(0.9, 1.02),
                c[1] + 0.40 * d[1] * uniform(0.9, 1.02),
                0.42 + 0.25 * d[2],
            ),
            random_rotation(),
            1.0,
        )
    points, faces, _, _ = ball(40, 24)
    place(
        MeshBuilder()
        .add(points * [0.385, 0.385, 0.24], faces)
        .build("mound", [plain_material("#F6F0E2", 0.6)]),
        (c[0], c[1], 0.42),
    )
    leaf_sprig((-0.18, -0.14), 0.47, 0.85, 3, 0.6, 0.7, "mint")
    leaf_sprig((0.42, 0.26), 0.66, 0.6, 3, 0.1, 0.7, "mint")
    scatter(
        [small_round(0.0075, "pepper", i) for i in range(3)],
        50,
        lambda x, y: 0.448,
        0.85,
        flat=True,
    )
    place(citrus("lime", 1), (-1.38, -0.50, 0.24), (0.6, -0.3, 0.3), 0.9)
    place(citrus("lime", 2, 0.06), (-1.15, -0.95, 0.065), (0, 0, 1), 0.95)
    linen((1.3, 0.75, 0), (1.9, 1.7), 0.45, "#E8B98A", 6)
    cutlery((1.55, -0.3, 0.0), -1.8, metal_material("#D8BC84"), 0.9)
    card_camera((0, 0, 0.3), 6.5, 52, -90, 66, 6.3, (0, -0.2, 0.5))
