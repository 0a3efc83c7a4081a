"""Dinner for two: a pan of shakshuka on a wooden board, with toasted bread, on forest green."""

from kit.backdrops import even_table
from kit.camera import hero_camera
from kit.chance import uniform
from kit.dishes.shakshuka import shakshuka
from kit.materials.table import metal_material, wood_material
from kit.place import group, place, random_rotation
from kit.props.baguette import baguette_slice
from kit.props.cubes import crumble
from kit.props.cutlery import cutlery
from kit.props.leaves import herb_sprig
from kit.solids import cylinder


def build():
    even_table("#23463A")
    cylinder((0, 0, 0), 1.25, 0.08, wood_material("#B98550", "#7E5230"), 0.025)
    with group((0, 0, 0.08)):
        shakshuka(handle=-0.62)
    place(baguette_slice(0), (-1.52, 0.84, 0.0), (0, 0, 0.5))
    place(baguette_slice(1), (-1.30, 0.58, 0.24), (0.20, 0.16, 0.95))
    place(baguette_slice(2), (-0.98, 0.42, 0.44), (0.25, 0.34, 1.25), 0.95)
    cutlery((-0.72, -1.92, 0.0), 0.32, metal_material("#D8BC84"), 0.9)
    herb_sprig((-1.22, -1.52), 0.03, "parsley", 1.0, 2.6)
    for _ in range(16):
        spot = (uniform(-2.0, -0.9), uniform(0.1, 1.1), 0.008)
        place(crumble("crumb", 0), spot, random_rotation(), uniform(0.04, 0.14))
    hero_camera((0, 0, 0.25), at=(0.72, 0.345))
