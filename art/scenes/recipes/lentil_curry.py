"""Lentil and carrot curry with rice and yogurt, and a used spoon."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.dishes.curry import curry
from kit.materials.cooked import sauce_material
from kit.materials.table import metal_material
from kit.place import group
from kit.props.leaves import herb_sprig
from kit.props.poured import used_spoon


def build():
    cut_out_table(window=4.2)
    with group((0, 0, 0), 0.4, 1.06):
        curry()
    herb_sprig((-1.16, -0.76), 0.03, "cilantro", 1.1, 2.4)
    brass = metal_material("#D8BC84")
    used_spoon((1.37, -0.13, 0.0), 1.66, brass, ("#A8520C", "#DD9A34"), sauce_material(0.55, 34))
    card_camera((0.03, 0.06, 0.20), 6.5, 54, -90, 64, 6.3)
