"""Toast and pancakes."""

from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, srgb
from kit.materials.baked import pancake_material
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.props.crumb import bubbles
from kit.shapes import grid, lathe, smooth_path


@cache
def toast(variant=0):
    """A slice of whole-wheat bread of 1.3 by 1.0, its top at z = 0.09: dark crust, small bubbles, bran, browned ridges."""

    def outline(u):
        c, s = np.cos(u * tau), np.sin(u * tau)
        x = 0.66 * np.sign(c) * np.abs(c) ** (2 / 3)
        y = 0.50 * np.sign(s) * np.abs(s) ** (2 / 3) * (1 + 0.10 * c)
        wave = 0.02 * np.sin(3 * u * tau + variant), 0.02 * np.sin(4 * u * tau + 1 + variant)
        return x + wave[0], y + wave[1]

    def side(u, w):
        x, y = outline(u)
        belly = 0.985 + 0.03 * np.sin(w * np.pi)
        return x * belly, y * belly, -0.09 + 0.178 * w

    points, faces, _, w = grid(300, 18, side, wrap=True)
    points += (0.014 * noise_at(points, 7, variant))[:, None] * [1, 1, 0.2]
    baked = 0.5 + 0.7 * noise_at(points, 4, variant) + 0.6 * noise_at(points, 19, variant)
    builder = MeshBuilder().add(points, faces, 0, mix_colors("#8E5424", "#4A260E", baked))

    def face(u, w):
        x, y = outline(u)
        return x * 0.985 * w, y * 0.985 * w, 0.088 + 0 * w

    points, faces, _, w = grid(420, 190, face, wrap=True)
    points += (0.014 * noise_at(points * [1, 1, 0], 7, variant) * w)[:, None] * [1, 1, 0.2]
    holes = bubbles(points * 1.5, variant) * np.clip((0.96 - w) * 12, 0, 1)
    broad, rough, grit = (noise_at(points, scale, variant) for scale in (2.4, 24, 60))
    points[:, 2] += 0.020 * broad - 0.034 * holes + (0.012 * rough + 0.006 * grit) * (w < 0.99)
    browned = 0.45 + 0.9 * broad + 0.6 * rough + 0.4 * grit + 1.0 * (w - 0.75) - 0.6 * holes
    color = mix_colors("#E2BC82", "#8A4F20", browned)
    bran = np.clip((noise_at(points, 52, variant + 7) - 0.30) * 6, 0, 1)
    color += (np.array(srgb("#5A3212")[:3]) - color) * (0.6 * bran)[:, None]
    color = color * (1 - 0.40 * holes[:, None] * np.array([0.8, 1.0, 1.25]))
    crust = np.clip((w - 0.945) / 0.03, 0, 1)[:, None]
    builder.add(points, faces, 1, color + (np.array(srgb("#6E3C18")[:3]) - color) * crust)
    return builder.build(
        "toast",
        [
            painted_material(0.5, 0.0, coat=0.08, bump_scale=38, bump_strength=0.5, spec=0.35),
            painted_material(0.85, 0.05, (0.05, 0.03, 0.01), 0, 60, 0.35, spec=0.15),
        ],
    )


@cache
def pancake(variant=0, radius=0.78, T=0.13):
    """A pancake of thickness `T`, its browned face up and its base at z = 0."""
    profile = smooth_path(
        [
            (0.001, T),
            (radius * 0.4, T * 1.03),
            (radius * 0.8, T * 1.0),
            (radius * 0.93, T * 0.92),
            (radius * 0.985, T * 0.68),
            (radius, T * 0.45),
            (radius * 0.985, T * 0.22),
            (radius * 0.92, 0.01),
            (radius * 0.7, 0),
            (0.001, 0),
        ],
        110,
    )
    points, faces = lathe(profile, 130)
    r = np.hypot(points[:, 0], points[:, 1])
    theta = np.arctan2(points[:, 1], points[:, 0])
    wob = (
        1
        + 0.02 * np.sin(2 * theta + variant)
        + 0.012 * np.sin(3 * theta + 2.1 * variant)
        + 0.008 * np.sin(7 * theta + variant)
    )
    points[:, :2] *= wob[:, None]
    points[:, 2] += (
        0.012 * noise_at(points, 2.5, variant)
        + 0.02 * np.sin(theta * 2 + variant) * (r / radius) ** 2 * 0.5
    )
    z = np.clip(points[:, 2] / T, 0, 1)
    side = np.exp(-(((z - 0.45) / 0.24) ** 2)) * (r > radius * 0.90)
    edge = np.clip(1 - side * 1.25, 0, 1) * np.clip(1 - 0.25 * (r > radius * 0.955), 0, 1)
    return (
        MeshBuilder()
        .add(points, [q[::-1] for q in faces], 0, np.stack([edge] * 3, -1))
        .build("pancake", [pancake_material()])
    )
