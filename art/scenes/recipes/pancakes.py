"""A stack of pancakes with syrup and berries, on pale blue."""

from kit.backdrops import even_table
from kit.camera import card_camera
from kit.dishes.pancakes import pancakes
from kit.materials.table import metal_material
from kit.props.cloth import linen
from kit.props.cutlery import cutlery


def build():
    even_table("#C5D2D2", "noon", 5.0)
    pancakes()
    cutlery((-1.62, -0.1, 0), 1.5, metal_material("#D8BC84"), 0.9, True)
    linen((1.5, 1.0, 0), (1.8, 1.5), 0.4, "#F2E4D2", 8)
    card_camera((0, 0, 0.42), 6.6, 33, -90, 70, 6.3, (0, -0.5, 0.6))
