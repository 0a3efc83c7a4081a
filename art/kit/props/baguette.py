"""French bread, sliced and toasted, and torn."""

import random
from functools import cache

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, srgb
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.props.crumb import bubbles
from kit.shapes import grid
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
    baked = 0.5 + 0.8 * noise_at(points, 3.5, variant) + 0.6 * noise_at(points, 17, variant)
    builder = MeshBuilder().add(points, faces, 0, mix_colors("#C07A32", "#643010", baked))

    def face(u, w):
        x, y = outline(u)
        return x * w, y * w, HEIGHT + 0 * w

    points, faces, u, w = grid(260, 130, face, wrap=True)
    holes = bubbles(points, variant) * np.clip((0.95 - w) * 12, 0, 1)
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
    return builder.build("baguette", _materials())


@cache
def torn_piece(variant=0, dipped=False):
    """A piece of a slice, about 0.5 long: crust around +X, a ragged tear at -X, which may be `dipped` in sauce and yolk."""
    local_rng = random.Random(variant + 40)
    phases = [local_rng.uniform(0, tau) for _ in range(4)]

    def outline(u):
        """Where the piece ends in each direction, and how torn it is there: the slice, or the tear."""
        a = u * tau
        slice_end = 0.30 * (1 + 0.03 * np.sin(3 * a + phases[0]) + 0.02 * np.sin(5 * a + phases[1]))
        slice_end = slice_end / np.sqrt((np.cos(a) / 1.05) ** 2 + np.sin(a) ** 2)
        across = np.tan(np.clip(a - np.pi, -1.4, 1.4))
        tear = 0.16 + 0.035 * np.sin(1.6 * across + phases[2]) + 0.022 * np.sin(4.5 * across + phases[3])
        tear = tear / np.maximum(-np.cos(a), 1e-3)
        return np.minimum(slice_end, tear), np.clip((slice_end - tear) / 0.05, 0, 1)

    def ragged(points, torn):
        """Move the torn crumb in and out, as it pulled apart along its bubbles."""
        deep = bubbles(points[:, [1, 2, 0]] * [1, 1, 0], variant + 3)
        pulled = (
            0.060 * noise_at(points, 5, variant)
            + 0.034 * noise_at(points, 13, variant)
            + 0.016 * noise_at(points, 34, variant)
            - 0.075 * deep
        )
        away = points[:, :2] / (np.linalg.norm(points[:, :2], axis=1)[:, None] + 1e-6)
        points[:, :2] += away * (pulled * torn)[:, None]
        return deep

    def height(u, torn):  # the cut face sinks where it was pulled
        along = np.stack([np.cos(u * tau), np.sin(u * tau), 0 * u], -1)
        return HEIGHT - 0.055 * torn * (0.6 + noise_at(along, 3, variant + 1))

    def soaked(points, color):
        edge = 0.07 + 0.035 * noise_at(points, 7, variant + 5) + 0.02 * noise_at(points, 22, variant)
        wet = np.clip((-edge - points[:, 0]) / 0.045, 0, 1)[:, None]
        sauce = mix_colors("#8E2208", "#C4500F", 0.5 + noise_at(points, 16, variant))
        yolk = np.clip(3 * noise_at(points * [1, 1, 0.4], 4.2, variant + 9) + 0.5, 0, 1)[:, None]
        sauce += (np.array(srgb("#EE9A12")[:3]) - sauce) * yolk
        return color + (sauce - color) * 0.92 * wet, wet[:, 0]

    def side(u, w):
        r, _ = outline(u)
        return r * np.cos(u * tau), r * np.sin(u * tau), w

    points, faces, u, w = grid(300, 44, side, wrap=True)
    _, torn = outline(u)
    points[:, 2] = w * height(u, torn)
    points[:, :2] *= (1 + 0.03 * np.sin(w * np.pi) * (1 - torn))[:, None]
    deep = ragged(points, torn)
    baked = 0.55 + 0.8 * noise_at(points, 3.5, variant) + 0.8 * noise_at(points, 17, variant)
    crust = mix_colors("#A9642A", "#4E240C", baked)
    crumb = mix_colors("#F4E4BC", "#DDBD84", 0.4 + 0.7 * noise_at(points, 9, variant) + 0.4 * deep)
    crumb *= 1 - 0.40 * deep[:, None] * np.array([0.7, 1.0, 1.3])
    color = crust + (crumb - crust) * torn[:, None]
    surfaces = [(points, faces, torn, color)]

    def face(u, w):
        r, _ = outline(u)
        return r * w * np.cos(u * tau), r * w * np.sin(u * tau), w

    points, faces, u, w = grid(300, 110, face, wrap=True)
    _, torn = outline(u)
    at_tear = torn * w**6
    points[:, 2] = HEIGHT + (height(u, torn) - HEIGHT) * w**5
    ragged(points, at_tear)
    holes = bubbles(points, variant) * np.clip((0.97 - w) * 12, 0, 1)
    rough = 0.6 * noise_at(points, 26, variant) + 0.4 * noise_at(points, 55, variant + 1)
    points[:, 2] += (0.010 * rough - 0.055 * holes) * np.clip((1 - w) * 20, 0, 1)
    toasted = 0.42 + 0.9 * noise_at(points, 3, variant + 2) + 0.5 * rough - 0.7 * holes
    toasted += 1.4 * (w - 0.7) * (1 - torn) - 0.6 * at_tear
    color = mix_colors("#F4E2B4", "#B06A26", toasted)
    color *= 1 - 0.38 * holes[:, None] * np.array([0.8, 1.0, 1.25])
    rind = (np.clip((w - 0.93) / 0.04, 0, 1) * (1 - torn))[:, None]
    surfaces.append((points, faces, np.ones(len(points)), color + (srgb("#8E5220")[:3] - color) * rind))

    builder = MeshBuilder()
    for points, faces, crumbly, color in surfaces:
        color, wet = soaked(points, color) if dipped else (color, np.zeros(len(points)))
        slots = np.where(wet > 0.4, 2, np.where(crumbly > 0.5, 1, 0))
        builder.add(points, faces, slots[[face[0] for face in faces]], color)
    return builder.build("torn", [*_materials(), painted_material(0.2, 0.1, coat=0.6, bump_scale=50)])


def _materials():
    """Crust and crumb."""
    return [
        painted_material(0.5, 0.0, coat=0.08, bump_scale=38, bump_strength=0.5, spec=0.35),
        painted_material(0.85, 0.1, (0.05, 0.03, 0.01), 0, 60, 0.3, spec=0.15),
    ]
