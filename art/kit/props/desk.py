"""Objects of a desk: a clipboard and a pencil."""

import numpy as np
from mathutils import Euler, Vector

from kit.builder import MeshBuilder
from kit.color import srgb
from kit.materials.produce import painted_material
from kit.materials.table import backdrop_material, metal_material, wood_material
from kit.place import place
from kit.shapes import lathe
from kit.solids import rounded_box


def clipboard(center, turn, size=(1.75, 2.35)):
    """A wooden board with a blank card under a brass clip."""

    def at(x, y, z):
        return Vector((*center, 0)) + Euler((0, 0, turn)).to_matrix() @ Vector((x, y, z))

    rounded_box(
        at(0, 0, 0.045),
        (size[0], size[1], 0.07),
        0.03,
        wood_material("#C99A63", "#9A6B3E"),
        (0, 0, turn),
        name="board",
    )
    rounded_box(
        at(0, -0.10, 0.088),
        (size[0] - 0.22, size[1] - 0.38, 0.012),
        0.005,
        backdrop_material("#FBF5E9"),
        (0, 0, turn),
        name="card",
    )
    brass = metal_material("#D8BC84", 0.25)
    rounded_box(
        at(0, size[1] / 2 - 0.16, 0.115), (0.80, 0.24, 0.07), 0.03, brass, (0, 0, turn), name="clip"
    )
    rounded_box(
        at(0, size[1] / 2 - 0.07, 0.16),
        (0.52, 0.10, 0.10),
        0.045,
        brass,
        (0, 0, turn),
        name="clip_roll",
    )


def pencil(start, end, color="#D8784E"):
    """A pencil on the card: painted shaft, bare tip and a dark point."""
    a, b = Vector(start), Vector(end)
    L = (b - a).length
    points, faces = lathe(
        np.array(
            [
                (0.001, 0),
                (0.05, 0),
                (0.052, 0.01),
                (0.052, L * 0.5),
                (0.052, L - 0.25),
                (0.040, L - 0.20),
                (0.026, L - 0.12),
                (0.014, L - 0.06),
                (0.001, L),
            ]
        ),
        40,
    )
    z = points[:, 2]
    color = np.where(
        (z > L - 0.24)[:, None], np.array(srgb("#E8C79A")[:3]), np.array(srgb(color)[:3])
    )
    color = np.where((z > L - 0.07)[:, None], np.array(srgb("#2A2A2A")[:3]), color)
    o = place(
        MeshBuilder()
        .add(points, faces, 0, color)
        .build("pencil", [painted_material(0.4, 0, (0.01, 0.01, 0.01), 0.2, 30, 0.02, noisy=0.03)]),
        a,
    )
    o.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
