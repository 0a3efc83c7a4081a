"""The three dinners of the article, the first nearest: shakshuka, lentil curry and a salmon bowl, with bread."""

from kit.backdrops import even_table
from kit.camera import card_camera
from kit.chance import uniform
from kit.dishes.curry import curry
from kit.dishes.salmon_bowl import salmon_bowl, soy_dish
from kit.dishes.shakshuka import shakshuka
from kit.materials.cooked import sauce_material
from kit.materials.table import metal_material
from kit.place import group, place, random_rotation
from kit.props.baguette import baguette_slice, torn_piece
from kit.props.cubes import crumble
from kit.props.leaves import herb_sprig
from kit.props.poured import used_spoon


def build():
    even_table("#E6D3B3")
    with group((0.0, -0.45, 0)):
        shakshuka(handle=-0.62)
    with group((-1.66, 1.16, 0), 0.35, 1.1):
        salmon_bowl()
    with group((1.68, 1.20, 0), 0.1, 1.06):
        curry()
    soy_dish((0.0, 1.38, 0))
    place(baguette_slice(0), (-1.72, -0.62, 0.0), (0, 0, 0.5), 1.0)
    place(baguette_slice(2), (-1.98, -0.92, 0.10), (0.10, 0.24, 1.3), 1.0)
    place(torn_piece(0), (-1.46, -1.22, 0.0), (0, 0, 2.3), 1.0)
    for _ in range(26):
        spot = (uniform(-1.75, -1.1), uniform(-1.5, -0.9), 0.01)
        place(crumble("crumb", 0), spot, random_rotation(), uniform(0.04, 0.16))
    herb_sprig((1.52, -0.42), 0.03, "parsley", 1.0, 0.6)
    used_spoon(
        (2.18, -0.30, 0.0),
        1.9,
        metal_material("#D8BC84"),
        ("#A8520C", "#DD9A34"),
        sauce_material(0.55, 34),
    )
    card_camera((0.0, 0.08, 0.2), 10.2, 60, -90, 64, 1.6, (0, -0.5, 0.3))
