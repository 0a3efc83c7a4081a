"""Food at the right edge of a calm cream table, with room for a title at the left."""

from kit.arrange import drop_heap
from kit.backdrops import floor
from kit.camera import card_camera
from kit.lights import studio
from kit.materials.table import plain_material
from kit.place import place, random_rotation
from kit.props.avocado import avocado_half
from kit.props.berries import blueberry
from kit.props.citrus import citrus
from kit.props.egg import egg_half
from kit.props.leaves import leaf_sprig
from kit.props.nuts import almond, chickpea
from kit.props.tableware import bowl
from kit.props.tomato import tomato, tomato_half
from kit.solids import disc


def build():
    floor("#F6EBDA", "#F3E6D2")
    studio((-3.6, 3.4, 5.0), 900, 2.4, 120, 150, ambient=0.34, target=(1, 0, 0))
    b = bowl((2.30, 0.18, 0), 0.82, 0.46, "#23463A", False)
    base = disc((2.30, 0.18, 0.24), 0.70, plain_material("#C99A5E", 0.8), 0.08)
    drop_heap(
        [chickpea(i) for i in range(3)],
        150,
        (2.30, 0.18),
        0.45,
        0.55,
        [b, base],
        (1.05, 1.2),
        80,
        "SPHERE",
        0.05,
    )
    for i, (x, y) in enumerate([(-0.40, 0.16), (-0.48, -0.08), (-0.36, -0.30), (-0.22, -0.04)]):
        place(tomato_half(i % 3), (2.30 + x, 0.18 + y, 0.50), (0.3, -0.15, i), 1.0)
    place(egg_half(0), (2.46, -0.12, 0.56), (0.30, 0.08, 0.5), 1.0)
    place(avocado_half(), (2.34, 0.40, 0.62), (0.40, -0.1, 2.6), 0.66)
    leaf_sprig((2.10, -0.34), 0.52, 0.7, 3, 0.4, 0.8)
    place(citrus("lemon", 0), (1.28, 0.98, 0.27), (0.75, 0.2, 0.2), 0.92)
    place(citrus("lime", 1, 0.06), (1.42, -1.06, 0.065), (0, 0, 1), 0.95)
    place(tomato(0), (1.16, -0.60, 0.15), (0.2, 0.3, 1), 1.0)
    place(tomato(1), (1.94, -1.12, 0.15), (-0.2, 0.2, 2), 1.05)
    for i, (x, y) in enumerate([(2.30, -1.06), (2.44, -1.24), (2.56, -0.98), (1.78, 1.18)]):
        place(blueberry(i % 3), (x, y, 0.07), random_rotation(), 1.1)
    for x, y, a in ((1.02, 0.36, 0.5), (2.92, -0.92, 1.4), (2.10, 1.24, 2.2)):
        place(almond(1), (x, y, 0.045), (0, 0, a), 1.1)
    leaf_sprig((2.92, 1.12), 0.02, 1.0, 3, 2.4, 0.35)
    card_camera((0.34, 0, 0.15), 8.8, 62, -90, 60, 8, (2.2, -0.2, 0.4))
