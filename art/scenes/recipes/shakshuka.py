"""A pan of shakshuka on a wooden board, with toasted bread; somebody has begun to dip."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.chance import uniform
from kit.dishes.shakshuka import shakshuka
from kit.materials.table import wood_material
from kit.place import group, place, random_rotation
from kit.props.baguette import baguette_slice, torn_piece
from kit.props.cubes import crumble
from kit.solids import cylinder


def build():
    cut_out_table(window=6.5)
    cylinder((0, 0, 0), 1.23, 0.08, wood_material("#B98550", "#7E5230"), 0.025)
    with group((0, 0, 0.08)):
        shakshuka(handle=-0.75)
    place(baguette_slice(0), (-1.17, 0.84, 0.0), (0, 0, 0.5), 0.95)
    place(baguette_slice(2), (-1.02, 0.58, 0.44), (0.20, 0.26, 1.15), 0.95)
    place(torn_piece(0), (-1.14, -0.80, 0.0), (0, 0, 2.2), 1.0)
    for around, count in (((-1.25, -0.60), 26), ((-1.25, 0.35), 14)):
        for _ in range(count):
            spot = (around[0] + uniform(-0.36, 0.30), around[1] + uniform(-0.26, 0.26), 0.01)
            place(crumble("crumb", 0), spot, random_rotation(), uniform(0.04, 0.17))
    card_camera((-0.02, -0.03, 0.16), 6.45, 54, -90, 64, 6.3)
