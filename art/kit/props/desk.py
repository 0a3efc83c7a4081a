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


def clipboard(center, turn, size=(1.75, 2.35), filled=()):
    """A wooden board with a card under a brass clip. On the card is a bar for each part in `filled`, below a title."""

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
    if filled:
        _bars(at, turn, size, filled)
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


def _bars(at, turn, size, filled):
    """Print a title on the card, and below it a short label above each bar, which is filled from the left."""
    ink, track, fill = (backdrop_material(color) for color in ("#23463A", "#E2D5BF", "#C4622F"))
    width, top = size[0] - 0.62, size[1] / 2 - 0.56
    step = (size[1] - 1.0) / len(filled)

    def bar(material, left, y, length, height, z):
        middle = at(left + length / 2 - width / 2, y, z)
        rounded_box(middle, (length, height, 0.006), 0.002, material, (0, 0, turn), name="bar")

    bar(ink, 0, top, width * 0.62, 0.10, 0.096)
    for row, part in enumerate(filled):
        y = top - step * (row + 0.55)
        bar(ink, 0, y, width * (0.30, 0.42, 0.36)[row % 3], 0.05, 0.096)
        bar(track, 0, y - 0.13, width, 0.09, 0.096)
        bar(fill, 0, y - 0.13, width * part, 0.09, 0.099)


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
