"""Lights and the ambient light of a scene."""

import math

import bpy
import numpy as np
from mathutils import Vector

from kit.builder import MeshBuilder
from kit.color import srgb
from kit.nodes import Nodes
from kit.place import place
from kit.shapes import grid

WINDOW_STRENGTH = 3.2


def area_light(location, target, size, power, color):
    """A soft, round light of `power` watts at `location`, turned to `target`. The camera does not see it."""
    light = _light("area", "AREA", power, color)
    light.data.shape = "DISK"
    light.data.size = size
    light.location = location
    light.visible_camera = False
    _turn(light, Vector(target) - Vector(location))


def sunlight(elevation, azimuth, strength, color, width):
    """A sun; its `elevation`, `azimuth` and apparent `width` are in degrees. Returns the light."""
    light = _light("sun", "SUN", strength, color)
    light.data.angle = math.radians(width)
    up, around = math.radians(elevation), math.radians(azimuth)
    from_sun = Vector(
        (math.cos(up) * math.cos(around), math.cos(up) * math.sin(around), math.sin(up))
    )
    _turn(light, -from_sun)
    return light


def world(color, strength):
    """Even ambient light from all sides."""
    surroundings = bpy.data.worlds.new("world")
    bpy.context.scene.world = surroundings
    surroundings.use_nodes = True
    background = surroundings.node_tree.nodes["Background"]
    background.inputs[0].default_value = srgb(color)
    background.inputs[1].default_value = strength


def studio(
    key=(-4.4, 3.0, 4.8),
    key_power=640,
    key_size=2.2,
    fill=55,
    rim=170,
    ambient=0.24,
    target=(0, 0, 0.2),
):
    """The standard lights: a big warm key light from the back left, a weak cool fill, a rim light from behind."""
    world("#FFF6EA", ambient)
    area_light(key, target, key_size, key_power, "#FFEFDB")
    area_light((4.5, -3.5, 3.5), target, 4, fill, "#EAF1FF")
    area_light((2.5, 5, 3), target, 1.6, rim, "#FFFFFF")


# Irradiance over pi of the key, the rim and the surroundings on a level table, and the softness of shadows.
KITCHENS = {
    "evening": {
        "key": ("#FFDCB0", 5.6, 35, 148, 15),
        "rim": ("#FFE6CC", 0.9, 30, 40, 20),
        "around": ("#E2E2E8", 0.34),
    },
    "morning": {
        "key": ("#FFF3E0", 4.9, 40, 150, 18),
        "rim": ("#EAF2FF", 0.8, 34, 30, 24),
        "around": ("#E6EDF6", 0.40),
    },
    "noon": {
        "key": ("#FFEDD2", 5.3, 41, 148, 14),
        "rim": ("#FFF4E4", 0.8, 34, 30, 24),
        "around": ("#F1EEE8", 0.36),
    },
}
DARKER_SIDE = (
    0.6  # of the surroundings: how much less comes from the right than from straight above
)


def kitchen(hour, window=WINDOW_STRENGTH):
    """The light of an "evening", a "morning" or a "noon": the suns, and a window to be mirrored, on the left.

    It is even over the whole table; things are darker on their right. A brighter `window` makes food look wetter.

    Returns the light that a white table sends back, as linear RGB.
    """
    lights = KITCHENS[hour]
    table = np.zeros(3)
    for color, strength, elevation, azimuth, width in (lights["key"], lights["rim"]):
        sunlight(elevation, azimuth, strength, color, width)
        table += np.array(srgb(color)[:3]) * strength * math.sin(math.radians(elevation)) / math.pi
    color, strength = lights["around"]
    _mirrored_window(color, strength, window)
    return table + np.array(srgb(color)[:3]) * strength


def _mirrored_window(color, strength, window):
    """Surroundings, dark on the right, with a bright window that only glossy surfaces see: it casts no shadows."""
    world(color, strength)
    tree = bpy.context.scene.world.node_tree
    even, output = tree.nodes["Background"], tree.nodes["World Output"]

    def math_node(operation, a, b, clamp=False):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation, node.use_clamp = operation, clamp
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    axes = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"], axes.inputs[0])
    x, y, z = axes.outputs
    falling = math_node("SUBTRACT", 1.0, math_node("MULTIPLY", x, DARKER_SIDE))
    tree.links.new(math_node("MULTIPLY", falling, strength), even.inputs[1])
    height = math_node("MAXIMUM", z, 0.02)
    inside = 1.0
    for axis, low, high in ((x, -0.85, 0.05), (y, 0.5, 1.35)):  # on a plane above the table
        slope = math_node("DIVIDE", axis, height)
        for distance in (
            math_node("SUBTRACT", slope, low),
            math_node("SUBTRACT", high, slope),
        ):
            inside = math_node("MULTIPLY", inside, math_node("MULTIPLY", distance, 9.0, True), True)
    bright = tree.nodes.new("ShaderNodeBackground")
    bright.inputs[0].default_value = srgb("#FFF4E4")
    bright.inputs[1].default_value = window
    glossy = tree.nodes.new("ShaderNodeLightPath").outputs["Is Glossy Ray"]
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(math_node("MULTIPLY", inside, glossy, True), mix.inputs[0])
    tree.links.new(even.outputs[0], mix.inputs[1])
    tree.links.new(bright.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], output.inputs["Surface"])


def reflected_strip(location, half_width, half_height, strength):
    """An upright strip, soft at its edges, that only glossy surfaces see, for a streak on the wall of a glass.

    It stands along Y, its middle at `location`.
    """

    def surface(u, w):
        return 0 * u, (2 * u - 1) * half_width, (2 * w - 1) * half_height

    points, faces, u, w = grid(24, 24, surface)
    bright = np.clip(np.minimum(u, 1 - u) * 5, 0, 1) * np.clip(np.minimum(w, 1 - w) * 3, 0, 1)
    nodes = Nodes("reflected strip")
    power = nodes.math("MULTIPLY", nodes.attr("col", "Fac"), strength)
    shine = nodes.add("ShaderNodeEmission", {"Color": "#FFF6EA", "Strength": power})
    mesh = MeshBuilder().add(points, faces, 0, np.stack([bright] * 3, -1))
    strip = place(mesh.build("strip", [nodes.done(shine.outputs[0])]), location)
    strip.visible_camera = strip.visible_diffuse = strip.visible_shadow = False
    strip.visible_transmission = False


def _light(name, kind, power, color):
    data = bpy.data.lights.new(name, kind)
    data.energy = power
    data.color = srgb(color)[:3]
    light = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(light)
    return light


def _turn(light, direction):
    light.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
