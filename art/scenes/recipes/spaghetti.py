"""Spaghetti with cherry tomatoes, basil and parmesan, and a fork."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.dishes.spaghetti import spaghetti
from kit.materials.table import metal_material
from kit.place import place
from kit.props.cutlery import cutlery
from kit.props.leaves import leaf
from kit.props.tomato import tomato


def build():
    cut_out_table(window=4.2)
    spaghetti("#FBF7EF")
    cutlery((1.38, 0.12, 0.0), 1.62, metal_material("#D8BC84"), 0.78, True)
    place(tomato(0), (-1.26, 0.76, 0.14), (0.2, 0.2, 0), 1)
    place(tomato(1), (-1.06, 0.96, 0.14), (-0.3, 0.3, 1), 0.95)
    place(leaf("basil", 2), (-1.12, -0.82, 0.03), (0, -0.1, 2.2), 0.8)
    card_camera((0.05, 0, 0.2), 6.3, 54, -90, 64, 6.3)
