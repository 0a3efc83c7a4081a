"""A salmon rice bowl, soy sauce and chopsticks."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.dishes.salmon_bowl import salmon_bowl, soy_dish
from kit.materials.table import plain_material
from kit.place import group
from kit.solids import rounded_box


def build():
    cut_out_table(window=4.2)
    with group(scale=1.14):
        salmon_bowl()
    soy_dish((-1.36, 0.66, 0))
    wood = plain_material("#3B2A22", 0.35, coat=0.4)
    for d in (0, 0.11):
        rounded_box((1.31 + d, 0.05, 0.03), (0.055, 1.9, 0.055), 0.02, wood, (0, 0, 0.05 - d * 0.3))
    card_camera((0.03, 0.0, 0.2), 6.45, 54, -90, 64, 8)
