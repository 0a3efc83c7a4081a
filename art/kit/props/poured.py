"""Soup with a spiral of cream, and what lies in a spoon."""

from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.chance import uniform
from kit.color import mix_colors, srgb
from kit.materials.produce import painted_material
from kit.noise import noise_at
from kit.place import group, place
from kit.props.cutlery import cutlery
from kit.shapes import ball, grid


def swirl(radius, base, cream, turns=2.2, pattern=0, w0=0.05, r0=0.06, r1=0.62):
    """A disc of soup with a painted spiral of cream, `w0` wide, from `r0` to `r1`, as shares of the radius."""

    def surface(u, w):
        return w * radius * np.cos(u * tau), w * radius * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(420, 190, surface, wrap=True)
    n1, n2 = noise_at(points, 2.2, pattern), noise_at(points, 7, pattern + 2)
    theta = u * tau
    r = w + 0.05 * noise_at(points, 1.3, pattern) + 0.012 * n1
    m = np.zeros_like(w)
    for k in range(int(turns) + 2):
        tt = theta + k * tau
        spiral = r0 + (r1 - r0) * tt / (turns * tau)
        stroke = (
            w0
            * (0.35 + 0.9 * np.sin(np.pi * np.clip(tt / (turns * tau), 0, 1)) ** 0.7)
            * (1 + 0.35 * n1)
        )
        m = np.maximum(
            m, np.clip((stroke - np.abs(r - spiral)) / 0.012, 0, 1) * (tt <= turns * tau)
        )
    b1, b2 = base
    color = (
        mix_colors(b1, b2, 0.5 + 1.1 * noise_at(points, 3.1, pattern + 5) + 0.4 * n2)
        * (1 - m[:, None])
        + np.array(srgb(cream)[:3]) * m[:, None]
    )
    points[:, 2] += (
        0.010 * m
        + 0.014 * noise_at(points, 3.2, pattern + 1)
        + 0.006 * n2
        + 0.05 * np.clip((w - 0.96) / 0.04, 0, 1) ** 2
    )
    return (
        MeshBuilder()
        .add(points, faces, 0, color)
        .build("soup", [painted_material(0.2, 0.25, (0.1, 0.05, 0.02), 0.45, 34, 0.1, noisy=0.12)])
    )


def used_spoon(location, turn, metal, tones, food, scale=0.8):
    """A spoon as `cutlery` places it, with a rest of thick `food` (its material) between two tones."""
    points, faces, _, _ = ball(90, 60)
    rough = (
        0.22 * noise_at(points, 2, 5)
        + 0.12 * noise_at(points, 6, 6)
        + 0.05 * noise_at(points, 15, 7)
    )
    points *= (1 + rough)[:, None]
    color = mix_colors(*tones, 0.5 + noise_at(points, 4, 2) + 0.5 * noise_at(points, 12, 3))
    rest = MeshBuilder().add(points * [0.15, 0.105, 0.042], faces, 0, color).build("rest", [food])
    with group(location, turn, scale):
        cutlery((0, 0, 0), 0, metal)
        place(rest, (0.20, 0, 0.068), (0, 0, uniform(-0.2, 0.2)))
