"""Tomato soup with a swirl of cream and basil, on butter yellow."""

from kit.arrange import scatter
from kit.backdrops import table
from kit.camera import card_camera
from kit.materials.table import metal_material
from kit.place import place
from kit.props.bread import toast
from kit.props.cloth import linen
from kit.props.cutlery import cutlery
from kit.props.grains import grain
from kit.props.leaves import leaf, leaf_sprig
from kit.props.nuts import small_round
from kit.props.poured import swirl
from kit.props.tableware import bowl
from kit.props.tomato import tomato


def build():
    table("#F1D9A6", "#EFD298")
    bowl((0, 0, 0), 1.08, 0.58, "#3E5A4C", True)
    place(swirl(0.985, ("#D9481C", "#E2662A"), "#FFF3DF", 2.1, 3), (0, 0, 0.455))
    leaf_sprig((-0.03, 0.05), 0.46, 1.0, 3, 0.7, 0.7)
    place(leaf("basil", 1), (0.32, -0.22, 0.475), (0.1, -0.15, -0.6), 0.7)
    place(leaf("basil", 2), (-0.42, -0.28, 0.475), (0, -0.1, 3.7), 0.62)
    scatter(
        [grain("pumpkin", i) for i in range(2)],
        26,
        lambda x, y: 0.475,
        0.26,
        (0.9, 1.2),
        center=(-0.16, 0.46),
        flat=True,
        least_distance=0.045,
    )
    scatter(
        [small_round(0.0075, "pepper", i) for i in range(3)],
        70,
        lambda x, y: 0.468,
        0.85,
        flat=True,
    )
    linen((1.2, 0.75, 0), (2.0, 1.7), 0.35, "#F7F0E4", 5)
    place(toast(1), (1.22, 0.92, 0.20), (0.08, -0.10, -0.5), 0.85)
    place(toast(2), (1.36, 0.62, 0.30), (0.12, -0.20, -0.1), 0.8)
    place(tomato(0), (-1.30, -0.56, 0.135), (0.2, 0.3, 1), 1.0)
    place(tomato(1), (-1.10, -0.86, 0.135), (-0.4, 0.2, 2), 0.95)
    place(tomato(2), (-1.46, -0.86, 0.135), (0.5, -0.2, 0.2), 1.04)
    cutlery((1.55, -0.35, 0), -1.75, metal_material("#D8BC84"), 0.9)
    card_camera((0.04, -0.03, 0.3), 6.6, 50, -90, 66, 6.3, (0, -0.15, 0.5))
