"""Food cut into cubes."""

import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, srgb
from kit.materials.produce import fruit_material, painted_material
from kit.noise import noise_at
from kit.shapes import ball


@cache
def cube(kind="feta", variant=0, size=(0.19, 0.17, 0.15)):
    """A rounded, slightly irregular cube; `kind` is a key of the materials below."""
    k = 14
    builder = MeshBuilder()
    L = np.linspace(-1, 1, k)
    for ax in range(3):
        for sg in (-1, 1):
            A, B = np.meshgrid(L, L, indexing="ij")
            C = np.full_like(A, sg)
            q = [None] * 3
            q[ax] = C
            q[(ax + 1) % 3] = A
            q[(ax + 2) % 3] = B
            points = np.stack(q, -1).reshape(-1, 3)
            n8 = np.sum(np.abs(points) ** 7, 1) ** (1 / 7)
            points = points / n8[:, None] * (1.0)
            faces = [
                (i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1)
                for i in range(k - 1)
                for j in range(k - 1)
            ]
            if sg < 0:
                faces = [x[::-1] for x in faces]
            builder.add(points, faces)
    builder.vertices = [p * np.array(size) / 2 for p in builder.vertices]
    amp = {
        "feta": 0.07,
        "butter": 0.02,
    }[kind]
    builder.vertices = [
        p
        * (
            1
            + amp
            * np.stack(
                [noise_at(p, 9, variant), noise_at(p, 9, variant + 3), noise_at(p, 9, variant + 7)],
                -1,
            )
        )
        for p in builder.vertices
    ]
    m = MATERIALS[kind]()
    return builder.build(kind, [m], merge=1e-4)


MATERIALS = {
    "feta": lambda: fruit_material(
        "#F8F0DE", "#EFE3CB", 0.62, 0.3, (0.05, 0.045, 0.035), 0.05, 22, 0.6
    ),
    "parmesan": lambda: fruit_material("#F6E2A6", "#EBD08A", 0.6, 0, coat=0, bump_strength=0.4),
    "crumb": lambda: fruit_material("#C98B42", "#E5C48A", 0.8, 0, coat=0, bump_strength=0.4),
    "salt": lambda: fruit_material("#FFFFFF", "#F6F4F0", 0.25, 0, coat=0.2, bump_strength=0.0),
    "butter": lambda: fruit_material(
        "#F9DE7C", "#FBE69A", 0.3, 0.5, (0.12, 0.1, 0.04), 0.3, 20, 0.05
    ),
}


@cache
def crumble(kind="feta", variant=0):
    """A broken piece, about 0.2 wide: a lump with the flat faces along which it broke."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(44, 30)
    for _ in range(7):
        side = np.array([local_rng.gauss(0, 1) for _ in range(3)])
        side /= np.linalg.norm(side)
        over = np.maximum(points @ side - local_rng.uniform(0.42, 0.75), 0)
        points -= over[:, None] * side
    points *= (
        1 + (0.10 * noise_at(points, 2.6, variant) + 0.06 * noise_at(points, 7, variant))[:, None]
    )
    points *= [0.13, 0.105, 0.085]
    return MeshBuilder().add(points, faces).build("crumble", [MATERIALS[kind]()])


@cache
def crumbled_feta(variant=0):
    """A crumb of feta, about 0.2 wide: broken, rounded, grainy and matte, here and there stained by sauce."""
    local_rng = random.Random(variant)
    points, faces, _, _ = ball(90, 60)
    for _ in range(6):
        side = np.array([local_rng.gauss(0, 1) for _ in range(3)])
        side /= np.linalg.norm(side)
        over = points @ side - local_rng.uniform(0.30, 0.70)
        points -= (0.06 * np.logaddexp(0, over / 0.06))[:, None] * side  # rounds the break's edges
    unit = points
    coarse, middle, grit = (noise_at(unit, scale, variant) for scale in (1.8, 5, 15))
    points = unit * (1 + 0.20 * coarse + 0.13 * middle + 0.05 * grit)[:, None]
    points = points * [0.125, 0.105, 0.085]
    color = mix_colors("#FBF4E4", "#EADBBE", 0.45 + 0.6 * middle + 0.4 * grit)
    stain = np.clip(2.2 * noise_at(unit, 1.1, variant + 5) - 0.25 + 0.3 * grit, 0, 1)
    color += (np.array(srgb("#D9642C")[:3]) - color) * (0.55 * stain)[:, None]
    curd = painted_material(0.72, 0.12, (0.05, 0.045, 0.035), 0.0, 60, 0.3, spec=0.25, noisy=0.05)
    return MeshBuilder().add(points, faces, 0, color).build("feta crumb", [curd])
