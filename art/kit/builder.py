"""Builds one mesh from many surfaces."""

import bpy
import bmesh
import numpy as np


class MeshBuilder:
    """Collects surfaces with their material slots and vertex colors; `build` makes one mesh of them."""

    def __init__(self):
        self.vertices, self.colors = [], []
        self.faces, self.slots = [], []
        self.count = 0

    def add(self, points, faces, slot=0, color=(1, 1, 1), transform=None):
        """Add a surface; `slot` is one for all or one per face, `color` linear RGB or RGBA, one or one per point."""
        points = np.asarray(points, float).reshape(-1, 3)
        if transform is not None:
            points = points @ np.array(transform.to_3x3()).T + np.array(transform.translation)
        color = np.asarray(color, float)
        if color.ndim == 1:
            color = np.tile(color, (len(points), 1))
        self.vertices.append(points)
        self.colors.append(np.hstack([color, np.ones((len(points), 1))])[:, :4])
        self.faces += [tuple(index + self.count for index in face) for face in faces]
        self.slots += np.broadcast_to(slot, len(faces)).tolist()
        self.count += len(points)
        return self

    def build(self, name, materials, smooth=True, merge=0):
        """The mesh, its colors in the attribute 'col'; points closer than `merge` become one."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(np.concatenate(self.vertices).tolist(), [], self.faces)
        mesh.update()
        for material in materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self.slots)
        mesh.polygons.foreach_set("use_smooth", [smooth] * len(self.faces))
        colors = np.concatenate(self.colors)
        attribute = mesh.color_attributes.new("col", "FLOAT_COLOR", "POINT")
        attribute.data.foreach_set("color", colors.astype("f4").ravel())
        if merge:
            _merge_close_points(mesh, merge)
        return mesh


def _merge_close_points(mesh, distance):
    editable = bmesh.new()
    editable.from_mesh(mesh)
    bmesh.ops.remove_doubles(editable, verts=editable.verts, dist=distance)
    editable.to_mesh(mesh)
    editable.free()
