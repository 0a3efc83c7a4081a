"""Lights and the ambient light of a scene."""

import math

import bpy
from mathutils import Vector

from kit.color import srgb


def area_light(location, target, size, power, color, size_y=None):
    """A soft light at `location`, turned to `target`: a disc, or a rectangle with `size_y`.

    `power` is in watts. The camera does not see the light itself.
    """
    light = _light("area", "AREA", power, color)
    light.data.shape = "RECTANGLE" if size_y else "DISK"
    light.data.size = size
    if size_y:
        light.data.size_y = size_y
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


def _light(name, kind, power, color):
    data = bpy.data.lights.new(name, kind)
    data.energy = power
    data.color = srgb(color)[:3]
    light = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(light)
    return light


def _turn(light, direction):
    light.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
