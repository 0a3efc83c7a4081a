"""A table laid for five, each with a dish of their own, from high above, on teal."""

from kit.backdrops import even_table
from kit.camera import card_camera
from kit.dishes.curry import curry
from kit.dishes.oats import oats
from kit.dishes.salmon_bowl import salmon_bowl
from kit.dishes.shakshuka import shakshuka
from kit.dishes.soup import soup
from kit.materials.table import metal_material
from kit.place import group
from kit.props.cutlery import cutlery


def build():
    even_table("#1D4450", "evening")
    with group((0.0, 0.02, 0), 0.3, 1.12):
        salmon_bowl()
    with group((-2.02, 1.16, 0), 1.1):
        curry()
    with group((2.06, 1.20, 0), -0.4):
        soup()
    with group((-1.98, -1.22, 0), 0.2):
        oats()
    with group((2.02, -1.16, 0), 0.0, 0.98):
        shakshuka(handle=-0.9)
    brass = metal_material("#D8BC84")
    cutlery((-0.02, 1.62, 0), 0.12, brass, 0.9)
    cutlery((0.02, -1.58, 0), 3.2, brass, 0.9, True)
    card_camera((0.0, -0.06, 0.2), 10.0, 74, -90, 64, 9)
