"""Cherry tomatoes, whole and cut."""

import math
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import fruit_material, leaf_material, painted_material
from kit.noise import noise_at
from kit.shapes import ball, grid


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

    points, faces, u, w = ball(48, 40, reshape)
    builder = MeshBuilder().add(points * 0.15, faces, 0)
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
            fruit_material("#C9190F", "#DE3A16", 0.12, 0.3, (0.14, 0.04, 0.02), 0.6, 70, 0.015, 2),
            leaf_material("#44702A", "#6B9440"),
        ],
    )


@cache
def tomato_half(variant=0):
    """Half a cherry tomato: flesh and two seed chambers."""
    radius = 0.15
    n = 60

    def dome(u, w):
        phi = w * math.pi / 2
        return (
            radius * np.cos(phi) * np.cos(u * tau),
            radius * np.cos(phi) * np.sin(u * tau),
            -radius * 0.92 * np.sin(phi),
        )

    points, faces, _, _ = grid(64, 20, dome, wrap=True)
    builder = MeshBuilder().add(points, faces, 0)

    def face(u, w):
        r = w
        theta = u * tau
        return r * radius * np.cos(theta), r * radius * np.sin(theta), np.zeros_like(r)

    points, faces, u, w = grid(96, n, face, wrap=True)
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
    builder.add(points, faces, 1, color)
    return builder.build(
        "tomato_half",
        [
            fruit_material("#C9190F", "#DE3A16", 0.12, 0.3, (0.14, 0.04, 0.02), 0.6, 70, 0.015, 2),
            painted_material(0.16, 0.35, (0.12, 0.04, 0.02), 0.7, 40, 0.06, noisy=0.06),
        ],
    )
