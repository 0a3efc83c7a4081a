"""A filled sheet on a clipboard, a pencil and a bowl of berry oats, on teal."""

from kit.backdrops import even_table
from kit.camera import card_camera
from kit.dishes.oats import oats
from kit.materials.table import metal_material
from kit.place import group
from kit.props.cutlery import cutlery
from kit.props.desk import clipboard, pencil

FILLED = (0.12, 0.35, 0.22, 0.62, 0.48)  # the part of each bar


def build():
    even_table("#1D4450", "morning")
    clipboard((-1.02, 0.10), 0.12, (1.80, 2.5), FILLED)
    pencil((-0.30, -0.62, 0.15), (-0.98, -0.30, 0.15))
    with group((0.96, -0.02, 0), 0.3, 0.92):
        oats()
    cutlery((0.05, -1.02, 0.0), 0.35, metal_material("#D8BC84"), 0.8)
    card_camera((0.0, 0.02, 0.14), 8.55, 60, -90, 66, 7)
