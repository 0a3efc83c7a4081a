"""A salmon rice bowl, soy sauce, and chopsticks that have been in it."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.chance import uniform
from kit.dishes.salmon_bowl import salmon_bowl, soy_dish
from kit.materials.table import plain_material
from kit.place import group, place
from kit.props.rice import rice_grain
from kit.solids import rounded_box


def build():
    cut_out_table()
    with group(scale=1.14):
        salmon_bowl()
    soy_dish((-1.36, 0.66, 0))
    wood = plain_material("#3B2A22", 0.35, coat=0.4)
    for d in (0, 0.13):
        rounded_box((1.36 + d, 0.05, 0.03), (0.055, 2.0, 0.055), 0.02, wood, (0, 0, 0.10 - d * 0.4))
    for i in range(14):
        spot = (1.16 + uniform(-0.10, 0.24), -0.98 + uniform(-0.12, 0.20), 0.014)
        place(rice_grain(i % 6), spot, (0, 0, uniform(0, 6.28)), uniform(0.9, 1.1))
    card_camera((0.03, -0.02, 0.2), 6.9, 54, -90, 64, 6.3)
