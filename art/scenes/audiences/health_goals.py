"""Chickpea salad, half a lemon, a fork and mint, on deep blue."""

from kit.backdrops import even_table
from kit.camera import card_camera
from kit.dishes.salad import salad
from kit.materials.table import metal_material
from kit.place import group, place
from kit.props.citrus import citrus
from kit.props.cutlery import cutlery
from kit.props.leaves import leaf_sprig


def build():
    even_table("#263B5E")
    salad()
    with group((-1.36, -0.66, 0.0)):
        place(citrus("lemon", 0), (0, 0, 0.27), (0.7, 0.25, 0.3), 0.92)
    leaf_sprig((1.30, -0.78), 0.02, 0.95, 3, 0.6, 0.35, "mint")
    cutlery((1.45, 0.30, 0.0), 1.75, metal_material("#D8BC84"), 0.95, True)
    card_camera((0.02, 0.02, 0.2), 6.95, 54, -90, 64, 6.3)
