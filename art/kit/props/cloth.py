"""Table linen."""

import numpy as np

from kit.builder import MeshBuilder
from kit.materials.table import linen_material
from kit.noise import noise_at
from kit.place import place, subdivide
from kit.shapes import grid


def linen(location, size=(2.2, 1.6), rotation=0, color="#E9DFCF", pattern=0):
    """A linen cloth with soft folds; `pattern` chooses them."""
    nu, nv = 160, 120

    def surface(u, w):
        x, y = (u - 0.5) * size[0], (w - 0.5) * size[1]
        return x, y, 0 * x

    points, faces, u, w = grid(nu, nv, surface)
    a = noise_at(points * [1, 2.4, 1], 1.1, pattern)
    c = np.sin((points[:, 1] * 0.8 + points[:, 0] * 1.9 + a * 1.6) * 2.6)
    points[:, 2] = (
        0.05 * (0.5 + 0.5 * c) * (0.55 + 0.9 * np.abs(a))
        + 0.012 * noise_at(points, 5, pattern)
        + 0.012
    )
    points[:, 0] += 0.05 * noise_at(points, 1.3, pattern + 4)
    points[:, 1] += 0.05 * noise_at(points, 1.3, pattern + 8)
    mesh = MeshBuilder().add(points, faces, 0).build("linen", [linen_material(color)])
    uv = mesh.uv_layers.new(name="UVMap")
    co = np.stack([u * size[0] / 2, w * size[1] / 2], -1)
    idx = np.zeros(len(mesh.loops), int)
    mesh.loops.foreach_get("vertex_index", idx)
    uv.data.foreach_set("uv", co[idx].astype("f4").ravel())
    o = place(mesh, location, (0, 0, rotation))
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness = 0.012
    return subdivide(o)
