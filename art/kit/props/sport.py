"""Sports equipment: a bottle and a hand weight."""

import math

import numpy as np
from mathutils import Vector

from kit.builder import MeshBuilder
from kit.materials.table import metal_material, plain_material
from kit.place import place, tube
from kit.shapes import lathe, smooth_path
from kit.solids import cylinder


def bottle(center, radius=0.36, height=2.15):
    """A steel drinking bottle with a cream cap and a carrying loop."""
    body = smooth_path(
        [
            (0.001, 0),
            (radius * 0.85, 0),
            (radius - 0.03, 0.01),
            (radius, 0.05),
            (radius, height * 0.4),
            (radius, height * 0.74),
            (radius * 0.97, height * 0.79),
            (radius * 0.78, height * 0.87),
            (radius * 0.62, height * 0.91),
            (radius * 0.60, height * 0.95),
            (radius * 0.60, height),
        ],
        120,
    )
    points, faces = lathe(body, 128)
    place(
        MeshBuilder().add(points, faces).build("bottle", [metal_material("#C9CFCE", 0.27)]),
        (*center, 0),
    )
    band = [
        (radius + 0.004, height * 0.16),
        (radius + 0.010, height * 0.165),
        (radius + 0.010, height * 0.56),
        (radius + 0.004, height * 0.565),
    ]
    points, faces = lathe(band, 128)
    place(
        MeshBuilder()
        .add(points, faces)
        .build("bottle_band", [plain_material("#23463A", 0.5, 0.4)]),
        (*center, 0),
    )
    cream = plain_material("#F5EFE5", 0.4, 0.45)
    cylinder((*center, height - 0.05), radius * 0.72, 0.34, cream, 0.05, "bottle_cap")
    loop = [
        (center[0] + 0.17 * math.cos(a), center[1], height + 0.25 + 0.20 * math.sin(a))
        for a in np.linspace(-0.05, math.pi + 0.05, 24)
    ]
    tube([loop], 0.040, cream, name="bottle_loop", resolution=8)


def dumbbell(center, turn, length=1.9, radius=0.34):
    """A hand weight lying on the table: two round heads and a steel grip."""
    head = smooth_path(
        [
            (0.001, 0),
            (radius * 0.62, 0),
            (radius * 0.80, 0.02),
            (radius - 0.03, 0.07),
            (radius, 0.13),
            (radius, 0.36),
            (radius - 0.03, 0.42),
            (radius * 0.80, 0.47),
            (radius * 0.62, 0.49),
            (0.001, 0.49),
        ],
        120,
    )
    points, faces = lathe(head, 96)
    weight = MeshBuilder().add(points, faces).build("weight", [plain_material("#23463A", 0.42, 0.5)])
    grip, grip_faces = lathe(
        smooth_path([(0.10, 0), (0.115, 0.1), (0.125, 0.5), (0.115, 0.9), (0.10, 1.0)], 40), 48
    )
    grip[:, 2] *= length - 0.9
    rod = MeshBuilder().add(grip, grip_faces).build("grip", [metal_material("#C9CFCE", 0.3)])
    along = Vector((math.cos(turn), math.sin(turn), 0))
    lie = (0, math.pi / 2, turn)
    c = Vector((*center, radius))
    place(weight, c - along * length / 2, lie)
    place(weight, c + along * (length / 2 - 0.49), lie)
    place(rod, c - along * (length / 2 - 0.45), lie)
