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
from kit.props.poured import used_spoon


def build():
    even_table("#E6D3B3")
    with group((0.0, -0.45, 0)):
        shakshuka(handle=-0.62)
    with group((-1.88, 1.32, 0), 0.35, 1.1):
        salmon_bowl()
    with group((1.90, 1.36, 0), 0.1, 1.06):
        curry()
    soy_dish((0.0, 1.50, 0))
    place(baguette_slice(0), (-1.90, -0.74, 0.0), (0, 0, 0.5), 1.0)
    place(torn_piece(0), (-1.54, -1.22, 0.0), (0, 0, 2.3), 1.0)
    for _ in range(12):
        spot = (uniform(-1.85, -1.2), uniform(-1.5, -0.9), 0.01)
        place(crumble("crumb", 0), spot, random_rotation(), uniform(0.04, 0.16))
    used_spoon(
        (2.02, -0.36, 0.0),
        1.9,
        metal_material("#D8BC84"),
        ("#A8520C", "#DD9A34"),
        sauce_material(0.55, 34),
    )
    card_camera((0.0, 0.14, 0.2), 11.8, 60, -90, 64, 2.0, (0, -0.6, 0.3))
