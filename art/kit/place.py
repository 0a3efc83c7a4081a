"""Putting meshes and curves into the scene."""

import math
from contextlib import contextmanager
from math import tau

import bpy

from kit.chance import uniform


def place(mesh, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Put a copy of a mesh into the scene; `scale` is a number or a triple."""
    thing = _add_object(mesh.name, mesh)
    thing.location = location
    thing.rotation_euler = rotation
    thing.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    return thing


@contextmanager
def group(location=(0, 0, 0), turn=0.0, scale=1.0):
    """Move, turn and scale as one what is placed inside: `with group((1, 0, 0)): dish()`."""
    before = set(bpy.data.objects)
    yield
    handle = _add_object("group", None)
    handle.location = location
    handle.rotation_euler = (0, 0, turn)
    handle.scale = (scale,) * 3
    for thing in set(bpy.data.objects) - before - {handle}:
        if thing.parent is None:
            thing.parent = handle


def tube(paths, radius, material, name="tube", resolution=6):
    """A smooth tube along each path of points (noodles, straws, drizzles)."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    curve.resolution_u = resolution
    curve.use_fill_caps = True
    curve.materials.append(material)
    for path in paths:
        _add_path(curve, path)
    return _add_object(name, curve)


def subdivide(thing):
    """Smooth an object with one level of subdivision. Returns the object."""
    modifier = thing.modifiers.new("subdivision", "SUBSURF")
    modifier.levels = modifier.render_levels = 1
    return thing


def random_rotation():
    """A random rotation, in Euler angles."""
    return (uniform(0, tau), uniform(0, tau), uniform(0, tau))


def _add_path(curve, path):
    spline = curve.splines.new("NURBS")
    spline.points.add(len(path) - 1)
    spline.order_u = 4
    spline.use_endpoint_u = True
    for point, position in zip(spline.points, path):
        point.co = (*position, 1)


def _add_object(name, data):
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing
