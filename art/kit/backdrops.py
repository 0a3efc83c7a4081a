"""The surfaces behind and below the objects."""

import math

import bpy
import numpy as np

from kit.builder import MeshBuilder
from kit.camera import overhead_camera
from kit.lights import WINDOW_STRENGTH, kitchen, studio
from kit.materials.table import backdrop_material
from kit.nodes import Nodes
from kit.place import place
from rendering.grade import light_of


def floor(color, second_color, size=40):
    """A seamless table whose color varies between two."""
    points = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    return place(
        MeshBuilder()
        .add(points, [(0, 1, 2, 3)])
        .build("floor", [backdrop_material(color, second_color)])
    )


def even_table(color, hour="evening", window=WINDOW_STRENGTH):
    """A table that has exactly this color in the picture, except in shadows, so that a page can continue it."""
    white = kitchen(hour, window)
    nodes = Nodes("even table")
    share = light_of(color) / white  # of the light that the table sends back
    diffuse = nodes.add("ShaderNodeBsdfDiffuse", {"Color": (*share, 1)})
    thing = floor(color, color)
    thing.data.materials[0] = nodes.done(diffuse.outputs[0])
    return thing


def cut_out_table(hour="evening", window=WINDOW_STRENGTH):
    """A table that the picture leaves out, except for the shadows on it: for pictures that suit any color."""
    kitchen(hour, window)
    thing = floor("#B9A587", "#B9A587")
    thing.is_shadow_catcher = True
    bpy.context.scene.render.film_transparent = True


def plate_table(radius):
    """The studio of plates: the dish that stands at the origin, as wide as the picture, from above."""
    even_table("#FFFAF0", "noon")
    overhead_camera(radius)


def cyclorama(color, second_color, back=5.0, height=14, radius=2.5, width=60):
    """A seamless sweep: a floor curving up into a back wall at y = `back`."""
    profile = (
        [(-30, 0), (-10, 0), (back - radius, 0)]
        + [
            (back - radius + radius * math.sin(a), radius * (1 - math.cos(a)))
            for a in np.linspace(0.05, math.pi / 2, 24)
        ]
        + [(back, radius + 0.5), (back, height)]
    )
    points, faces = [], []
    for y, z in profile:
        points += [(-width, y, z), (width, y, z)]
    for i in range(len(profile) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return place(
        MeshBuilder().add(points, faces).build("cyc", [backdrop_material(color, second_color)])
    )


def table(color, second_color, **lights):
    """A table under the studio lights, as in all pictures of cards; `lights` are options of `studio`."""
    floor(color, second_color)
    studio(**lights)
