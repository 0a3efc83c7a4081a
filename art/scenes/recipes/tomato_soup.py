"""Tomato soup with a swirl of cream and basil, on butter yellow."""

from kit.backdrops import even_table
from kit.camera import card_camera
from kit.dishes.soup import soup
from kit.materials.table import metal_material
from kit.place import place
from kit.props.baguette import baguette_slice
from kit.props.cloth import linen
from kit.props.cutlery import cutlery
from kit.props.tomato import tomato


def build():
    even_table("#E2D2A2", "noon", 1.6)
    soup()
    linen((1.2, 0.75, 0), (2.0, 1.7), 0.35, "#F7F0E4", 5)
    place(baguette_slice(0), (1.30, 1.10, 0.03), (0, 0, -0.5))
    place(baguette_slice(1), (1.34, 0.78, 0.20), (0.16, -0.10, -0.2))
    place(baguette_slice(2), (1.22, 0.50, 0.30), (0.30, -0.25, 0.1), 0.95)
    place(tomato(0), (-1.30, -0.56, 0.135), (0.2, 0.3, 1), 1.0)
    place(tomato(1), (-1.10, -0.86, 0.135), (-0.4, 0.2, 2), 0.95)
    place(tomato(2), (-1.46, -0.86, 0.135), (0.5, -0.2, 0.2), 1.04)
    cutlery((1.55, -0.35, 0), -1.75, metal_material("#D8BC84"), 0.9)
    card_camera((0.04, -0.03, 0.3), 6.6, 50, -90, 66, 6.3, (0, -0.15, 0.5))
