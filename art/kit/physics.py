"""Simulates falling objects with Bullet, Blender's physics engine, so that heaps look natural."""

from functools import cache

import bmesh
import bpy
import numpy as np

from kit.place import place
from kit.shapes import sphere_directions

GRAVITY = (0, 0, -9.8)
MASS = 0.05
BOUNCE = 0.05
MARGIN = 0.004
DAMPING, SPIN_DAMPING = 0.25, 0.5
HULL_DIRECTIONS = 44


def settle(falling, fixed, frames=90, friction=0.6, shape="CONVEX_HULL"):
    """Drop the objects `falling` on the objects `fixed` and leave them where they come to rest.

    Low-poly stand-ins are simulated in their place; `shape` is Bullet's collision shape for them.
    """
    stand_ins = [
        place(_hull(thing.data.name), thing.location, thing.rotation_euler, thing.scale)
        for thing in falling
    ]
    _prepare_world(frames)
    for thing in fixed:
        _add_body(thing, "PASSIVE", "MESH", friction)
    for thing in stand_ins:
        _add_body(thing, "ACTIVE", shape, friction)
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    rest = [thing.matrix_world.copy() for thing in stand_ins]
    _remove_bodies(fixed + stand_ins)
    bpy.context.scene.frame_set(1)
    for thing, stand_in, matrix in zip(falling, stand_ins, rest):
        thing.matrix_world = matrix
        bpy.data.objects.remove(stand_in)
    return falling


@cache
def _hull(name):
    """The low-poly convex hull of a mesh: its stand-in while it falls."""
    points = np.array([vertex.co[:] for vertex in bpy.data.meshes[name].vertices])
    outermost = sorted(set(np.argmax(points @ sphere_directions(HULL_DIRECTIONS).T, 0)))
    editable = bmesh.new()
    for index in outermost:
        editable.verts.new(points[index])
    bmesh.ops.convex_hull(editable, input=editable.verts)
    mesh = bpy.data.meshes.new("hull")
    editable.to_mesh(mesh)
    editable.free()
    return mesh


def _prepare_world(frames):
    scene = bpy.context.scene
    if not scene.rigidbody_world:
        bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.enabled = True
    world.collection = world.collection or bpy.data.collections.new("rigid bodies")
    world.substeps_per_frame = 8
    world.solver_iterations = 12
    world.point_cache.frame_start, world.point_cache.frame_end = 1, frames + 1
    scene.gravity = GRAVITY
    bpy.context.view_layer.update()


def _select_only(thing):
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.select_all(action="DESELECT")
    thing.select_set(True)


def _add_body(thing, kind, shape, friction):
    _select_only(thing)
    bpy.ops.rigidbody.object_add(type=kind)
    body = thing.rigid_body
    body.collision_shape = shape
    body.friction = friction
    body.restitution = BOUNCE
    body.use_margin = True
    body.collision_margin = MARGIN
    if kind == "ACTIVE":
        body.linear_damping = DAMPING
        body.angular_damping = SPIN_DAMPING
        body.mass = MASS


def _remove_bodies(things):
    for thing in things:
        _select_only(thing)
        bpy.ops.rigidbody.object_remove()
