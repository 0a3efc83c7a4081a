"""Bowls and plates."""

from kit.builder import MeshBuilder
from kit.materials.table import ceramic_material
from kit.place import place
from kit.shapes import lathe, smooth_path


def bowl(
    location=(0, 0, 0),
    radius=0.95,
    height=0.55,
    color="#F3EEE6",
    speckle=True,
    foot=0.45,
):
    """A bowl on a foot. Returns the object, into which others can be dropped."""
    wall = 0.045
    outside = [
        (0.001, 0.0),
        (radius * foot * 0.92, 0.0),
        (radius * foot, 0.02),
        (radius * foot * 1.02, 0.05),
        (radius * 0.72, height * 0.28),
        (radius * 0.92, height * 0.62),
        (radius, height * 0.97),
    ]
    lip = [
        (radius - 0.004, height + 0.004),
        (radius - wall * 0.5, height + 0.014),
        (radius - wall, height - 0.002),
    ]
    inside = [
        (radius * 0.92 - wall, height * 0.62),
        (radius * 0.70 - wall * 0.8, height * 0.33),
        (radius * 0.40, height * 0.17),
        (radius * 0.2, height * 0.135),
        (0.001, height * 0.13),
    ]
    points, faces = lathe(smooth_path(outside + lip + inside, 140), 128)
    return place(
        MeshBuilder().add(points, faces, 0).build("bowl", [ceramic_material(color, speckle)]),
        location,
    )


def plate(location=(0, 0, 0), radius=1.3, color="#F3EEE6", speckle=True, rim=0.10):
    """A coupe plate: a flat well with a gently raised edge."""
    profile = [
        (0.001, 0),
        (radius * 0.58, 0),
        (radius * 0.62, 0.015),
        (radius * 0.84, 0.045),
        (radius * 0.97, rim),
        (radius, rim + 0.012),
        (radius - 0.012, rim + 0.03),
        (radius - 0.035, rim + 0.026),
        (radius * 0.86, 0.078),
        (radius * 0.72, 0.052),
        (radius * 0.5, 0.045),
        (0.001, 0.045),
    ]
    points, faces = lathe(smooth_path(profile, 150), 160)
    return place(
        MeshBuilder().add(points, faces, 0).build("plate", [ceramic_material(color, speckle)]),
        location,
    )
