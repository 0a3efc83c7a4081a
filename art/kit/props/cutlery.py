"""Spoons and forks."""

import numpy as np

from kit.builder import MeshBuilder
from kit.place import place, subdivide
from kit.shapes import grid, smooth_path

# Outlines from the tip of the handle (0) to the tip of the bowl (1).
HALF_WIDTH = (
    [0, 0.02, 0.12, 0.45, 0.62, 0.68, 0.74, 0.84, 0.93, 0.98, 1],
    [0.03, 0.075, 0.07, 0.032, 0.030, 0.045, 0.13, 0.175, 0.15, 0.085, 0.0],
)
FORK_HALF_WIDTH = (
    [0, 0.02, 0.12, 0.45, 0.60, 0.66, 0.72, 0.80, 0.90, 0.98, 1],
    [0.03, 0.075, 0.07, 0.032, 0.030, 0.042, 0.105, 0.125, 0.122, 0.112, 0.108],
)
RISE = ([0, 0.3, 0.6, 0.7, 0.84, 0.95, 1], [0.02, 0.05, 0.10, 0.085, 0.03, 0.05, 0.065])
HOLLOW = ([0.66, 0.74, 0.84, 0.94, 1], [0, 0.06, 0.085, 0.05, 0])


def cutlery(location, rotation, material, scale=1.0, fork=False):
    """A spoon or a fork lying along X, its handle toward -X, turned by `rotation`."""

    def surface(u, w):
        across = (w - 0.5) * 2
        height = _along(u, RISE) + _along(u, HOLLOW) * across**2 * (0.3 if fork else 1)
        width = _along(u, FORK_HALF_WIDTH if fork else HALF_WIDTH)
        return -1.15 + 1.65 * u, width * across, height

    points, faces, u, w = grid(120, 29, surface)  # 4 tines of 4 strips, 3 gaps of 4
    if fork:
        faces = [face for face in faces if not _between_tines(u[face[0]], w[face[0]])]
    mesh = MeshBuilder().add(points, faces).build("spoon", [material])
    thing = place(mesh, location, (0, 0, rotation), scale)
    sheet = thing.modifiers.new("thickness", "SOLIDIFY")
    sheet.thickness = 0.022
    sheet.offset = 1
    return subdivide(thing)


def _along(u, outline):
    """The smoothed value of an outline at `u` (0 to 1)."""
    path = smooth_path(list(zip(*outline)), 240)
    return np.interp(u, path[:, 0], path[:, 1])


def _between_tines(u, w):
    return u > 0.79 and round(w * 28) % 8 >= 4
