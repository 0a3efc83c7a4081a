"""A blank card on a clipboard, measuring spoons and three portions, on forest green."""

import math

from kit.arrange import drop_heap
from kit.backdrops import table
from kit.camera import card_camera
from kit.materials.table import metal_material, plain_material
from kit.props.berries import blueberries
from kit.props.cutlery import measuring_spoon
from kit.props.desk import clipboard, pencil
from kit.props.nuts import almond, chickpea
from kit.props.tableware import bowl


def build():
    table("#2F4F43", "#2A483D", key_power=760, key=(-4.8, 3.2, 5.2), fill=90, ambient=0.42, rim=200)
    clipboard((-0.92, 0.34), 0.14, (1.70, 2.2))
    pencil((-0.45, -0.36, 0.15), (-1.12, 0.70, 0.15))
    brass = metal_material("#D8BC84", 0.22)
    small = [
        ((1.16, 1.04), 0.54, "#F5EFE5"),
        ((1.48, -0.10), 0.45, "#D8784E"),
        ((1.62, -1.06), 0.36, "#F1D9A6"),
    ]
    contents = [
        (blueberries(), 46, "SPHERE"),
        ([almond(i) for i in range(4)], 30, "CONVEX_HULL"),
        ([chickpea(i) for i in range(3)], 34, "SPHERE"),
    ]
    for (c, r, color), (mesh, n, shape) in zip(small, contents):
        b = bowl((*c, 0), r, 0.62 * r, color)
        drop_heap(mesh, n, c, r * 0.45, 0.36, [b], (0.95, 1.1), 80, shape, 0.03)
    seeds = [plain_material("#EBD9B0", 0.7), None, plain_material("#3A3634", 0.7), None]
    for i, (s, f) in enumerate(zip((0.27, 0.22, 0.17, 0.13), seeds)):
        a = 3.02 - 0.42 * i
        reach = 1.0 + s
        q = (0.86 + reach * math.cos(a), -1.62 + reach * math.sin(a), 0.012 * i)
        measuring_spoon(q, a + math.pi, s, brass, f)
    card_camera((0.10, -0.10, 0.10), 8.6, 62, -90, 66, 8, (0, -0.2, 0.2))
