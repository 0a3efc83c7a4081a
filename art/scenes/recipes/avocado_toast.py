"""Toast with a fan of avocado and a fried egg, on terracotta."""

from kit.backdrops import even_table
from kit.camera import card_camera
from kit.dishes.avocado_toast import avocado_toast
from kit.materials.table import metal_material
from kit.place import place
from kit.props.citrus import citrus
from kit.props.cutlery import cutlery


def build():
    even_table("#D68850", "morning", 4.2)
    avocado_toast()
    place(citrus("lemon", 1), (1.40, 0.98, 0.27), (0.75, 0.35, 0.5), 0.95)
    cutlery((-1.75, 0.0, 0), 1.45, metal_material("#D8BC84"), 0.9, True)
    card_camera((0.04, -0.06, 0.2), 6.5, 52, -90, 66, 6.3, (0.2, -0.1, 0.45))
