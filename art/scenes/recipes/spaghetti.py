"""Spaghetti with cherry tomatoes, basil and parmesan."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.dishes.spaghetti import spaghetti
from kit.materials.table import metal_material
from kit.place import group, place
from kit.props.cutlery import cutlery
from kit.props.leaves import leaf
from kit.props.tomato import tomato


def build():
    cut_out_table()
    with group(scale=0.98):
        spaghetti("#FBF7EF")
    cutlery((1.52, -0.1, 0.0), 1.65, metal_material("#D8BC84"), 0.8, True)
    place(tomato(0), (-1.36, 0.80, 0.14), (0.2, 0.2, 0), 1)
    place(tomato(1), (-1.16, 1.00, 0.14), (-0.3, 0.3, 1), 0.95)
    place(leaf("basil", 2), (-1.22, -0.85, 0.03), (0, -0.1, 2.2), 0.8)
    card_camera((0.05, 0, 0.2), 6.9, 54, -90, 64, 8)
