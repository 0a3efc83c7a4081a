"""Cherry tomatoes, whole and cut."""

import math
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import leaf_material, painted_material, wet_tomato_material
from kit.noise import noise_at
from kit.props.tomato_flesh import RAW, cut_face
from kit.shapes import ball, grid


def _skin(points, radius, variant, blistered):
    """The points and colors of a skin; that of a `blistered` one is wrinkled, split, and charred in spots."""
    unit = points / radius
    color = mix_colors("#C9190F", "#DE3A16", 0.5 + noise_at(unit, 1, variant))
    if not blistered:
        return points, color
    folds = np.abs(noise_at(unit * [1, 1, 0.5], 3.6, variant))
    creases = np.abs(noise_at(unit * [1, 1, 0.35], 9, variant + 1))
    sunk = noise_at(unit, 1.5, variant + 2)
    # The skin burst along a line over the top, and drew back from the flesh.
    off = unit[:, 1] - 0.25 * np.sin(2.2 * unit[:, 0] + variant)
    off -= 0.12 * noise_at(unit, 4, variant + 6)
    wide = 0.22 * np.clip(1 - (unit[:, 0] / 0.75) ** 2, 0, 1) * (unit[:, 2] > 0)
    gap = np.clip((wide - np.abs(off)) / 0.05, 0, 1)
    lip = np.exp(-(((np.abs(off) - wide) / 0.05) ** 2)) * (wide > 0.02)
    dent = 0.07 * sunk + 0.09 * (folds - 0.25) + 0.05 * (creases - 0.2)
    points = points * (1 + dent * (1 - gap) + 0.03 * lip - 0.05 * gap)[:, None]
    color = mix_colors("#A31507", "#D6401A", 0.5 + 1.2 * sunk + 0.5 * noise_at(unit, 6, variant))
    color *= (0.82 + 0.8 * np.clip(creases, 0, 0.30))[:, None]
    char = np.clip((noise_at(unit, 2.3, variant + 4) + 0.6 * folds - 0.36) * 4, 0, 1)
    color += (np.array(srgb("#2E0E08")[:3]) - color) * (0.8 * char * (1 - gap))[:, None]
    flesh = mix_colors("#D2481C", "#F0905A", 0.5 + noise_at(unit, 7, variant + 8))
    color += (flesh - color) * gap[:, None]
    return points, color


def _skin_material(blistered):
    if blistered:
        return painted_material(0.25, 0.15, (0.1, 0.03, 0.02), 0.55, 60, 0.12, noisy=0.1)
    return painted_material(0.24, 0.12, (0.14, 0.04, 0.02), 0.6, 70, 0.015, noisy=0.02)


@cache
def tomato(variant=0, stem=True):
    """A cherry tomato, with its calyx if `stem`."""

    def reshape(theta, phi, x):
        t = phi / math.pi
        r = (
            1
            - 0.10 * np.exp(-((t / 0.1) ** 2))
            + 0.012 * np.cos(5 * theta) * np.exp(-((t / 0.35) ** 2))
        )
        y = x * r[..., None]
        y[..., 2] *= 0.94
        return y

    points, faces, u, w = ball(90, 70, reshape)
    points, color = _skin(points * 0.15, 0.15, variant, False)
    builder = MeshBuilder().add(points, faces, 0, color)
    if stem:
        for k in range(5):
            a = k / 5 * tau + variant

            def petal(u, w):
                ww = (1 - u) ** 0.7 * 0.022 * (w - 0.5) * 2 * (0.4 + u * 1.4)
                r = 0.008 + u * 0.125
                z = 0.139 + 0.030 * np.sin(u * 3.3 + k) * u - 0.028 * u**2 + 0.012 * (1 - u)
                return (
                    r * np.cos(a + u * 0.3) - ww * np.sin(a),
                    r * np.sin(a + u * 0.3) + ww * np.cos(a),
                    z + 0.01 * np.abs(w - 0.5),
                )

            L, LF, _, _ = grid(14, 7, petal)
            builder.add(L, LF, 1, (0, 0.5, 0))

        def stalk(u, w):
            return (
                0.011 * np.cos(u * tau) + 0.03 * w**2,
                0.011 * np.sin(u * tau),
                0.135 + 0.09 * w,
            )

        L, LF, _, _ = grid(10, 8, stalk, wrap=True)
        builder.add(L, LF, 1, (0, 0.5, 0))
    return builder.build(
        "tomato",
        [
            _skin_material(False),
            leaf_material("#44702A", "#6B9440"),
        ],
    )


@cache
def tomato_half(variant=0, blistered=False):
    """Half a cherry tomato: flesh and two seed chambers; sunk and browned at the rim if `blistered`."""
    radius = 0.15

    def dome(u, w):
        phi = w * math.pi / 2
        return (
            radius * np.cos(phi) * np.cos(u * tau),
            radius * np.cos(phi) * np.sin(u * tau),
            -radius * 0.92 * np.sin(phi),
        )

    points, faces, _, _ = grid(96, 30, dome, wrap=True)
    points, color = _skin(points, radius, variant, blistered)
    builder = MeshBuilder().add(points, faces, 0, color)

    if blistered:
        _add_blistered_face(builder, radius, variant)
        flesh = painted_material(0.16, 0.35, (0.12, 0.04, 0.02), 0.7, 40, 0.06, noisy=0.06)
    else:
        points, faces, color, height = cut_face(variant, RAW)
        points[:, 2] = height * (np.hypot(points[:, 0], points[:, 1]) < 0.999)
        wet = np.full((len(color), 1), 0.7)
        builder.add(points * radius, faces, 1, np.hstack([color, wet]))
        flesh = wet_tomato_material()
    return builder.build("tomato_half", [_skin_material(blistered), flesh])


def _add_blistered_face(builder, radius, variant):
    def face(u, w):
        r = w
        theta = u * tau
        return r * radius * np.cos(theta), r * radius * np.sin(theta), np.zeros_like(r)

    points, faces, u, w = grid(96, 60, face, wrap=True)
    theta = u * tau
    r = w
    ch = (
        np.clip((np.abs(np.cos(theta + variant)) * 1.25 - 0.35) * 3, 0, 1)
        * np.clip((r - 0.22) * 9, 0, 1)
        * np.clip((0.80 - r) * 9, 0, 1)
    )
    noise = noise_at(points, 60, variant)
    seedm = np.clip((noise_at(points, 42, variant + 5) - 0.12) * 8, 0, 1) * ch
    color = ramp_colors(
        r, [(0, "#F0A07A"), (0.25, "#E8694A"), (0.8, "#DB3A22"), (0.93, "#C81F12"), (1, "#B8140C")]
    )
    color = color * (1 - ch[:, None]) + mix_colors("#D2401C", "#E27A2C", noise + 0.5) * ch[:, None]
    color = color * (1 - seedm[:, None]) + np.array(srgb("#F2D58C")[:3]) * seedm[:, None]
    points[:, 2] += 0.004 * (1 - r**6) - 0.010 * ch + 0.006 * seedm
    broad = noise_at(points, 8, variant + 3)
    points[:, 2] += 0.10 * radius * broad * r - 0.030 * (1 - r**2) - 0.010 * np.abs(noise)
    points[:, :2] *= (1 + 0.10 * noise_at(points, 9, variant + 6) * r)[:, None]
    color *= np.array([0.80, 0.62, 0.5]) * (1 - 0.2 * noise)[:, None]
    brown = np.clip((r - 0.80) * 4 + 1.6 * broad - 0.2, 0, 1) * (r > 0.6)
    color += (np.array(srgb("#4A160A")[:3]) - color) * (0.8 * brown)[:, None]
    builder.add(points, faces, 1, color)
