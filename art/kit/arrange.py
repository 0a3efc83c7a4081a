"""Arranging many copies: scattered, piled, dropped or overlapping along an arc."""

import math
import random
from math import tau

from mathutils import Euler

from kit.chance import rng, uniform
from kit.physics import settle
from kit.place import place, random_rotation

TRIES = 40
SPOTS = 9


def scatter(
    meshes,
    count,
    height_at,
    radius,
    scale=(1, 1),
    center=(0, 0),
    least_distance=0.0,
    flat=False,
):
    """Scatter copies over a disc; height_at(x, y) gives z for x and y relative to `center`.

    Copies keep `least_distance` from one another; a copy without room after 40 tries is left out.
    `flat` ones lie nearly level, others have any rotation. `scale` is the range of their sizes.
    """
    taken = []
    for _ in range(count):
        spot = _free_spot(taken, radius, least_distance)
        if spot is None:
            continue
        taken.append(spot)
        x, y = spot
        mesh = rng.choice(meshes)
        place(
            mesh,
            (center[0] + x, center[1] + y, height_at(x, y)),
            _nearly_level() if flat else random_rotation(),
            uniform(*scale),
        )


def _free_spot(taken, radius, least_distance):
    for _ in range(TRIES):
        distance = math.sqrt(uniform(0, 1)) * radius
        angle = uniform(0, tau)
        x, y = distance * math.cos(angle), distance * math.sin(angle)
        if all((x - a) ** 2 + (y - b) ** 2 > least_distance * least_distance for a, b in taken):
            return x, y
    return None


def _nearly_level():
    return (uniform(-0.35, 0.35), uniform(-0.35, 0.35), uniform(0, tau))


def drop_heap(
    meshes,
    count,
    center,
    radius,
    z,
    fixed,
    scale=(0.92, 1.1),
    frames=70,
    shape="SPHERE",
    step=0.16,
    **physics,
):
    """Drop copies around `center`, the lowest from height `z`, and let them settle on the objects `fixed`."""
    falling = []
    for i in range(count):
        distance, angle = radius * math.sqrt(uniform(0, 1)), uniform(0, tau)
        mesh = rng.choice(meshes)
        spot = (
            center[0] + distance * math.cos(angle),
            center[1] + distance * math.sin(angle),
            z + step * 0.35 * i * 0.5 + uniform(0, 0.05),
        )
        falling.append(place(mesh, spot, random_rotation(), uniform(*scale)))
    return settle(falling, fixed, frames, shape=shape, **physics)


def pile(meshes, count, center, radius, floor_at, half, below=(), scale=(1, 1)):
    """Pile up copies about `half` of whose size is their height, each at the lowest of several spots.

    floor_at(x, y) gives the ground; `below` are balls that lie there already: x, y, z and radius.
    """
    local_rng = random.Random(1)
    balls = [*below]

    def spot():
        reach, angle = radius * local_rng.random() ** 0.62, local_rng.uniform(0, tau)
        x, y = center[0] + reach * math.cos(angle), center[1] + reach * math.sin(angle)
        z = floor_at(x, y) + half
        for a, b, c, size in balls:
            apart = (size + half) ** 2 - (x - a) ** 2 - (y - b) ** 2
            if apart > 0:
                z = max(z, c + math.sqrt(apart))
        return z + 0.25 * reach, x, y, z  # lower toward the middle, so that it heaps

    for i in range(count):
        _, x, y, z = min(spot() for _ in range(SPOTS))
        turn = (local_rng.uniform(-1.3, 1.3), local_rng.uniform(-0.4, 0.4), local_rng.uniform(0, tau))
        place(meshes[i % len(meshes)], (x, y, z), turn, local_rng.uniform(*scale))
        balls.append((x, y, z, half))


def shingle(meshes, count, center, radius, start, end, z, tilt=0.45, scale=1.0, jitter=0.05):
    """Place overlapping slices along an arc from the angle `start` to `end`, in radians."""
    for i in range(count):
        angle = start + (end - start) * i / max(1, count - 1)
        slice_ = place(
            meshes[i % len(meshes)],
            (
                center[0] + radius * math.cos(angle),
                center[1] + radius * math.sin(angle),
                z + uniform(0, 0.01),
            ),
            (0, 0, 0),
            scale,
        )
        along = Euler((0, 0, angle + math.pi / 2 + uniform(-jitter, jitter))).to_matrix()
        leaning = Euler((0, tilt + uniform(-jitter, jitter), 0)).to_matrix()
        slice_.rotation_euler = (along @ leaning).to_euler()
