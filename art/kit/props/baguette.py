"""French bread, sliced and toasted, and torn."""

import random
from functools import cache

import numpy as np
from mathutils import Vector, noise

from kit.builder import MeshBuilder
from kit.color import mix_colors, srgb
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.shapes import ball, grid
from math import tau

HEIGHT = 0.19


@cache
def baguette_slice(variant=0):
    """A slice cut at a slant, 0.95 by 0.6, its cut face at z = 0.19: crust, open crumb, browned ridges."""
    local_rng = random.Random(variant)
    phases = [local_rng.uniform(0, tau) for _ in range(3)]
    width, depth = local_rng.uniform(0.44, 0.50), local_rng.uniform(0.28, 0.32)

    def outline(u):
        a = u * tau
        wave = 1 + 0.03 * np.sin(3 * a + phases[0]) + 0.02 * np.sin(5 * a + phases[1])
        flat = np.where(np.sin(a) < 0, 0.86, 1.0)  # its underside was flat in the oven
        return width * wave * np.cos(a), depth * wave * flat * np.sin(a)

    def side(u, w):
        x, y = outline(u)
        belly = 1 + 0.05 * np.sin(w * np.pi)
        return x * belly, y * belly, HEIGHT * w

    points, faces, u, w = grid(150, 14, side, wrap=True)
    points += (0.012 * noise_at(points, 8, variant))[:, None] * [1, 1, 0.2]
    baked = 0.5 + 0.7 * noise_at(points, 3.5, variant) + 0.3 * noise_at(points, 15, variant)
    builder = MeshBuilder().add(points, faces, 0, mix_colors("#C98638", "#7A3F14", baked))

    def face(u, w):
        x, y = outline(u)
        return x * w, y * w, HEIGHT + 0 * w

    points, faces, u, w = grid(260, 130, face, wrap=True)
    holes = _holes(points, variant) * np.clip((0.95 - w) * 12, 0, 1)
    rough = 0.6 * noise_at(points, 26, variant) + 0.4 * noise_at(points, 55, variant + 1)
    points[:, 2] += -0.055 * holes + 0.010 * rough * (w < 0.99)
    toasted = np.clip(
        0.36
        + 1.0 * noise_at(points, 2.4, variant + 2)
        + 0.6 * rough
        + 1.2 * (w - 0.7)
        - 0.8 * holes,
        0,
        1,
    )
    color = mix_colors("#F3DCA8", "#B8742C", toasted)
    color = color * (1 - 0.35 * holes[:, None] * np.array([0.8, 1.0, 1.25]))
    crust = np.clip((w - 0.945) / 0.035, 0, 1)[:, None]
    color = color * (1 - crust) + np.array(srgb("#9A5A22")[:3]) * crust
    builder.add(points, faces, 1, color)
    return builder.build(
        "baguette",
        [
            painted_material(0.52, 0.0, coat=0.08, bump_scale=45, bump_strength=0.35, spec=0.35),
            painted_material(0.85, 0.1, (0.05, 0.03, 0.01), 0, 60, 0.3, spec=0.15),
        ],
    )


@cache
def torn_piece(variant=0, dipped=""):
    """A piece torn off, 0.5 long: crust behind it (+Y), ragged crumb where it broke; its tip (+X) `dipped` in a color."""
    points, faces, _, _ = ball(220, 150)
    crust = np.clip((points[:, 1] - 0.30) / 0.10, 0, 1)
    broad, middle, fine, grit = (noise_at(points, s, variant) for s in (1.7, 5, 12, 34))
    pits = _holes(points[:, [0, 2, 1]] * 0.27, variant) * (1 - crust)
    ragged = 0.36 * broad + 0.09 * middle + 0.035 * fine + 0.018 * grit - 0.20 * pits
    points *= (1 + ragged * (1 - crust) + 0.14 * broad * crust)[:, None]
    points *= np.array([0.27, 0.20, 0.15])
    color = mix_colors("#F0DCAE", "#DDBA7C", 0.5 + 0.7 * middle + 0.5 * fine)
    color *= 1 - 0.38 * pits[:, None] * np.array([0.8, 1.0, 1.25])
    baked = mix_colors("#B5702C", "#6C3410", 0.5 + 0.8 * broad + 0.5 * fine)
    color += (baked - color) * crust[:, None]
    if dipped:
        wet = np.clip((points[:, 0] - 0.10 + 0.06 * middle) / 0.05, 0, 1)[:, None]
        color += (np.array(srgb(dipped)[:3]) - color) * (0.85 * wet)
    crumb = painted_material(0.8, 0.1, (0.05, 0.03, 0.01), 0.05, 60, 0.35, spec=0.2)
    return MeshBuilder().add(points, faces, 0, color).build("torn", [crumb])


def _holes(points, variant):
    """How deep each point lies in a bubble of the crumb, from 0 to 1: few large bubbles and many small ones."""
    depth = np.zeros(len(points))
    for scale, reach in ((7.0, 0.42), (15.0, 0.40), (30.0, 0.38)):
        for i, (x, y, _) in enumerate(points):
            # Stretched, and bent by noise, so that no bubble is round.
            spot = Vector((x * scale * 0.8, y * scale, variant * 7.3))
            bend = [noise.noise(spot * 0.9 + Vector((0, 0, 5.7 * axis))) for axis in (1, 2, 3)]
            spot += 0.35 * Vector(bend)  # `noise_vector` differs from run to run
            distances, centers = noise.voronoi(spot)
            size = reach * (0.35 + 0.65 * abs(noise.noise(centers[0] * 3.1)) * 2)
            depth[i] = max(depth[i], min(1, max(0, (size - distances[0]) / 0.16)))
    return depth
