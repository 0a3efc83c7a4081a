"""A pan of shakshuka on a wooden board, with toasted bread."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.chance import uniform
from kit.dishes.shakshuka import shakshuka
from kit.materials.table import wood_material
from kit.place import group, place, random_rotation
from kit.props.baguette import baguette_slice
from kit.props.cubes import crumble
from kit.props.leaves import herb_sprig
from kit.solids import cylinder


def build():
    cut_out_table()
    cylinder((0, 0, 0), 1.25, 0.08, wood_material("#B98550", "#7E5230"), 0.025)
    with group((0, 0, 0.08)):
        shakshuka(handle=-0.75)
    place(baguette_slice(0), (-1.32, 0.80, 0.0), (0, 0, 0.5))
    place(baguette_slice(1), (-1.16, 0.58, 0.24), (0.20, 0.16, 0.95))
    place(baguette_slice(2), (-0.94, 0.44, 0.44), (0.25, 0.34, 1.25), 0.95)
    herb_sprig((-1.30, -0.72), 0.03, "parsley", 1.0, 2.2)
    for _ in range(12):
        spot = (uniform(-1.7, -0.9), uniform(0.0, 1.0), 0.008)
        place(crumble("crumb", 0), spot, random_rotation(), uniform(0.04, 0.14))
    card_camera((-0.05, 0, 0.16), 6.9, 54, -90, 64, 8)
