"""Chickpea salad with tomatoes, cucumber and feta, on apricot."""

from kit.backdrops import table
from kit.camera import card_camera
from kit.dishes.salad import salad
from kit.materials.table import metal_material
from kit.place import place
from kit.props.citrus import citrus
from kit.props.cloth import linen
from kit.props.cutlery import cutlery


def build():
    table("#F0B27E", "#ECA96F")
    salad()
    place(citrus("lemon", 0), (1.42, -0.35, 0.27), (0.7, 0.25, 0.3), 0.92)
    linen((-1.3, 0.8, 0), (1.9, 1.6), -0.5, "#F7F0E4", 4)
    cutlery((1.62, 0.55, 0.0), 1.85, metal_material("#D8BC84"), 0.9, True)
    card_camera((0, 0, 0.36), 6.5, 52, -90, 66, 6.3, (0, -0.2, 0.6))
