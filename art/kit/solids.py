"""Plain solids: discs, boxes and plinths."""

from math import tau

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from kit.builder import MeshBuilder
from kit.noise import noise_at
from kit.place import place
from kit.shapes import grid, lathe, smooth_path


def disc(location, radius, material, dome=0.0, ripple=0.0, pattern=0):
    """A filled disc (soup, cream, the ground of a heap): a low dome with ripples."""

    def surface(u, w):
        return w * radius * np.cos(u * tau), w * radius * np.sin(u * tau), dome * (1 - w**2)

    points, faces, u, w = grid(160, 60, surface, wrap=True)
    if ripple:
        broad, fine = noise_at(points, 3.2, pattern), noise_at(points, 8, pattern + 1)
        points[:, 2] += ripple * broad + ripple * 0.5 * fine
    return place(MeshBuilder().add(points, faces, 0).build("disc", [material]), location)


def rounded_box(location, size, edge, material, rotation=(0, 0, 0), name="rbox"):
    """A box with edges rounded by `edge` (boards, plinths), centered on `location`."""
    mesh = bpy.data.meshes.new(name)
    box = bmesh.new()
    bmesh.ops.create_cube(box, size=1)
    for corner in box.verts:
        corner.co = Vector(side * length for side, length in zip(corner.co, size))
    bmesh.ops.bevel(
        box,
        geom=box.edges[:] + box.verts[:],
        offset=edge,
        segments=6,
        profile=0.5,
        affect="EDGES",
    )
    box.to_mesh(mesh)
    box.free()
    for face in mesh.polygons:
        face.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = 0.7
    mesh.materials.append(material)
    return place(mesh, location, rotation)


def cylinder(location, radius, height, material, edge=0.03, name="cyl"):
    """A round plinth or lid with a rounded edge; its base is at `location`."""
    points, faces = lathe(
        smooth_path(
            [
                (0.001, 0),
                (radius * 0.7, 0),
                (radius - edge, 0),
                (radius - edge * 0.1, edge * 0.1),
                (radius, edge),
                (radius, height * 0.5),
                (radius, height - edge),
                (radius - edge * 0.1, height - edge * 0.1),
                (radius - edge, height),
                (radius * 0.7, height),
                (0.001, height),
            ],
            200,
        ),
        160,
    )
    return place(MeshBuilder().add(points, faces, 0).build(name, [material]), location)
