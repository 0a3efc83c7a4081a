"""A stack of pancakes with syrup, butter and berries."""

import math
from math import tau

import numpy as np
from mathutils import Matrix

from kit.builder import MeshBuilder
from kit.chance import uniform
from kit.materials.cooked import syrup_material
from kit.materials.produce import fruit_material
from kit.noise import noise_at
from kit.place import place, random_rotation
from kit.props.berries import blueberry, raspberry
from kit.props.bread import pancake
from kit.props.cubes import cube
from kit.props.tableware import plate
from kit.shapes import ball, smooth_path

RADIUS = 1.14  # of the plate
DRIPS = (  # of syrup down the side: angle, length, breadth
    (-1.72, 0.54, 0.085),
    (-1.22, 0.22, 0.06),
    (-0.66, 0.47, 0.068),
    (-2.45, 0.34, 0.066),
    (-0.12, 0.2, 0.06),
    (2.6, 0.3, 0.07),
    (0.9, 0.25, 0.07),
    (-2.05, 0.14, 0.05),
)
PUDDLE = ((-0.13, -0.87, 0.17), (-0.02, -0.93, 0.12), (-0.26, -0.92, 0.10))  # on the plate: x, y, size


def pancakes(drips=DRIPS):
    """Place the plate at the origin."""
    plate((0, 0, 0), RADIUS, "#F7F2E9", rim=0.15)
    z = 0.06
    for i in range(5):
        place(
            pancake(i),
            (uniform(-0.045, 0.045), uniform(-0.045, 0.045), z),
            (uniform(-0.03, 0.03), uniform(-0.03, 0.03), uniform(0, tau)),
            uniform(0.95, 1.03),
        )
        z += 0.128
    z += 0.010
    # syrup: a pool and drips of overlapping balls, merged by a voxel remesh and smoothed
    mb = MeshBuilder()
    S, SF, _, _ = ball(20, 14)

    def reshape(theta, phi, x):
        L = 0.64 + 0.07 * np.sin(3 * theta + 1) + 0.045 * np.sin(5 * theta)
        return np.stack([x[..., 0] * L, x[..., 1] * L, x[..., 2] * 0.035], -1)

    Q, QF, _, _ = ball(120, 30, reshape)
    mb.add(Q, QF)
    for a, l, stroke in drips:
        path = smooth_path(
            [
                (0.52, 0.0),
                (0.70, 0.0),
                (0.785, -0.045),
                (0.805, -0.12),
                (0.80, -0.12 - l * 0.5),
                (0.795, -0.12 - l),
            ],
            40,
        )
        for k, (r, h) in enumerate(path):
            t = k / 39
            q = stroke * (1.75 - 1.45 * t + 0.2 * t * t) + (
                0.022 * max(0, (t - 0.84) / 0.16) ** 0.6 if t > 0.84 else 0
            )
            flat = 0.45 + 0.2 * t
            transform = (
                Matrix.Translation((r * math.cos(a), r * math.sin(a), h))
                @ Matrix.Rotation(a, 4, "Z")
                @ (
                    Matrix.Diagonal((q, q, 0.034, 1))
                    if r < 0.76 and h > -0.02
                    else Matrix.Diagonal((q * flat, q, q * 1.1, 1))
                )
            )
            mb.add(S, SF, 0, (1, 1, 1), transform)
    for x, y, size in PUDDLE if drips else ():
        transform = Matrix.Translation((x, y, 0.062 - z)) @ Matrix.Diagonal((size, size * 0.8, 0.03, 1))
        mb.add(S, SF, 0, (1, 1, 1), transform)
    o = place(mb.build("syrup", [syrup_material()]), (0, 0, z + 0.004))
    r = o.modifiers.new("r", "REMESH")
    r.mode = "VOXEL"
    r.voxel_size = 0.011
    r.use_smooth_shade = True
    q = o.modifiers.new("s", "SMOOTH")
    q.factor = 0.6
    q.iterations = 14
    _butter(z)
    for i, (x, y, q) in enumerate(
        [
            (0.22, 0.10, 0),
            (0.34, -0.06, 0),
            (0.16, -0.10, 0),
            (0.28, -0.26, 0),
            (0.26, -0.02, 0.11),
            (0.06, -0.30, 0),
            (-0.16, -0.28, 0),
        ]
    ):
        place(blueberry(i % 3), (x, y, z + 0.08 + q), random_rotation(), uniform(1, 1.15))
    place(raspberry(0), (0.12, 0.30, z + 0.10), (0.3, 0.2, 1), 1.15)
    place(raspberry(1), (-0.26, -0.16, z + 0.10), (-0.3, 0.5, 2), 1.1)
    place(raspberry(2), (-0.38, 0.24, z + 0.10), (0.9, 0.4, 2.2), 1.15)
    for i, (x, y) in enumerate(
        [(0.85, -0.36), (0.90, -0.18), (0.75, -0.55), (-0.85, -0.33), (-0.75, -0.52)]
    ):
        place(blueberry(i % 3), (x, y, 0.145), random_rotation(), 1.05)
    place(raspberry(2), (0.58, -0.74, 0.16), (1.2, 0.2, 1), 1.15)
    place(raspberry(1), (-0.93, -0.14, 0.16), (1.3, 0.2, 1.2), 1.15)
    place(raspberry(0), (0.36, -0.88, 0.16), (1.1, -0.3, 2.6), 1.1)


def _butter(z):
    """A pat of butter that has begun to melt: soft at its foot, in a puddle."""
    puddle, faces, _, _ = ball(90, 20)
    puddle *= (1 + 0.25 * noise_at(puddle * [1, 1, 0], 2.2, 3))[:, None]
    melted = fruit_material("#E9B23A", "#F2C65A", 0.08, 0.1, coat=1.0, bump_strength=0.01)
    mesh = MeshBuilder().add(puddle * [0.26, 0.22, 0.018], faces).build("melted", [melted])
    place(mesh, (-0.12, 0.05, z + 0.034))
    place(cube("butter", 1, (0.27, 0.25, 0.10)), (-0.10, 0.08, z + 0.062), (0.07, 0.04, 0.5), 1)
