"""Cameras with the depth of field that the f-stop gives at real size."""

import math

import bpy
from mathutils import Vector

UNITS_IN_A_METER = 10  # one scene unit is 10 cm
CARD_LENS_FACTOR = 1.09
EDGE = 0.985  # of a dish's radius: plates crop its rounded lip and never show the table


def camera(location, target, lens=70, f_stop=4.0, focus=None):
    """Make the scene's camera at `location`, turned to `target`; sharp at `focus` or `target`, `lens` in mm."""
    scene = bpy.context.scene
    lens_data = bpy.data.cameras.new("cam")
    thing = bpy.data.objects.new("cam", lens_data)
    scene.collection.objects.link(thing)
    scene.camera = thing
    location, target = Vector(location), Vector(target)
    direction = target - location
    straight_down = abs(direction.x) + abs(direction.y) < 1e-4
    thing.location = location
    thing.rotation_euler = (
        (0, 0, 0) if straight_down else direction.to_track_quat("-Z", "Y").to_euler()
    )
    lens_data.lens = lens
    lens_data.clip_end = 500
    lens_data.dof.use_dof = True
    lens_data.dof.aperture_fstop = f_stop / UNITS_IN_A_METER
    sharp_at = target if focus is None else Vector(focus)
    lens_data.dof.focus_distance = (sharp_at - location).length


def card_camera(target, distance, elevation, azimuth=-90, lens=72, f_stop=5.6, focus=None):
    """Make the camera of cards, `distance` from `target` at an `elevation` and `azimuth` in degrees."""
    up, around = math.radians(elevation), math.radians(azimuth)
    target = Vector(target)
    direction = Vector(
        (math.cos(up) * math.cos(around), math.cos(up) * math.sin(around), math.sin(up))
    )
    camera(target + direction * distance, target, lens * CARD_LENS_FACTOR, f_stop, focus)


def overhead_camera(radius):
    """Make the camera of plates, which looks straight down, without perspective or blur, at what is round and stands at the origin.

    A circle of that radius reaches a little beyond the picture's sides.
    """
    camera((0, 0, 8), (0, 0, 0))
    lens_data = bpy.context.scene.camera.data
    lens_data.type = "ORTHO"
    lens_data.ortho_scale = 2 * radius * EDGE
    lens_data.dof.use_dof = False
