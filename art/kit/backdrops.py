"""The surfaces behind and below the objects."""

import bpy

from kit.builder import MeshBuilder
from kit.camera import overhead_camera
from kit.lights import WINDOW_STRENGTH, kitchen, studio
from kit.materials.table import backdrop_material
from kit.nodes import Nodes
from kit.place import place
from rendering.grade import light_of


def floor(color, second_color):
    """A seamless table whose color varies between two."""
    size = 40
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


def table(color, second_color, **lights):
    """A table under the studio lights, as in all pictures of cards; `lights` are options of `studio`."""
    floor(color, second_color)
    studio(**lights)
