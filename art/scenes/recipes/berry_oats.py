"""Berry oats with almonds and mint, in the morning; the first spoonful is gone."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.chance import uniform
from kit.dishes.oats import oats
from kit.materials.produce import painted_material
from kit.materials.table import metal_material
from kit.place import group, place, random_rotation
from kit.props.berries import blueberry, raspberry
from kit.props.nuts import almond
from kit.props.poured import used_spoon


def build():
    cut_out_table("morning")
    with group((0, 0, 0), 0.0, 1.13):
        oats("#F7F2E9")
    brass = metal_material("#D8BC84")
    used_spoon(
        (1.36, -0.13, 0.0),
        1.66,
        brass,
        ("#DDC193", "#F3E4C6"),
        painted_material(0.26, 0.1, (0.05, 0.04, 0.03), 0.35, 50, 0.2),
    )
    for i, (x, y) in enumerate(((-1.26, -0.56), (-1.14, -0.72), (-0.98, -1.00))):
        place(blueberry(i), (x, y, 0.065), random_rotation(), 1.05)
    place(raspberry(1), (-1.06, -0.53, 0.08), (1.2, 0.2, 0.6), 1.05)
    for x, y in ((-0.80, -1.04), (-1.28, -0.86)):
        place(almond(2), (x, y, 0.045), (0, 0, uniform(0, 6)), 1.0)
    card_camera((0.03, 0.06, 0.20), 6.5, 54, -90, 64, 6.3)
