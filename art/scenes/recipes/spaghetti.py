"""Spaghetti with cherry tomatoes, basil and parmesan; the first forkful is on its way."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.chance import uniform
from kit.dishes.spaghetti import spaghetti
from kit.materials.table import metal_material
from kit.place import group, place, random_rotation
from kit.props.cubes import crumble
from kit.props.cutlery import cutlery
from kit.props.leaves import leaf
from kit.props.pasta import twirl
from kit.props.tomato import tomato


def build():
    cut_out_table()
    spaghetti("#FBF7EF")
    with group((0.96, -0.58, 0.10), -2.24, 0.86):  # on the rim of the plate
        cutlery((-0.30, 0, 0.02), 0, metal_material("#D8BC84"), 0.8, True)
        with group((-0.16, 0, 0.0)):
            twirl(0.34, 0.085)
    place(tomato(0), (-1.38, 0.80, 0.14), (0.2, 0.2, 0), 1)
    place(tomato(1), (-1.18, 1.00, 0.14), (-0.3, 0.3, 1), 0.95)
    place(leaf("basil", 2), (-1.26, -0.85, 0.03), (0, -0.1, 2.2), 0.8)
    for _ in range(9):
        spot = (uniform(0.35, 0.95), uniform(-1.0, -0.8), 0.075)
        place(crumble("parmesan", 0), spot, random_rotation(), uniform(0.05, 0.14))
    card_camera((0.05, 0, 0.2), 7.0, 54, -90, 64, 6.3)
