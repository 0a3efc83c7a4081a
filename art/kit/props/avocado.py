"""Avocados, as halves and slices."""

import math
import random
from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.color import mix_colors, ramp_colors, srgb
from kit.materials.produce import fruit_material, painted_material
from kit.noise import noise_at
from kit.shapes import ball, grid, smooth_path


def _avocado_outline(n=90):
    """The profile of an avocado: `n` points (x, radius) along its length."""
    p = smooth_path(
        [
            (-0.52, 0),
            (-0.50, 0.13),
            (-0.40, 0.27),
            (-0.2, 0.355),
            (0.0, 0.345),
            (0.2, 0.265),
            (0.38, 0.175),
            (0.50, 0.12),
            (0.565, 0.06),
            (0.58, 0),
        ],
        n,
    )
    p[:, 1] = np.maximum(p[:, 1], 0)
    p[0, 1] = p[-1, 1] = 0
    return p


def avocado_half():
    """Half an avocado with its stone, 1.1 long along X, cut face up at z = 0."""
    p = _avocado_outline()
    builder = MeshBuilder()
    n = len(p)

    def skin(u, w):
        i = w * (n - 1)
        x = np.interp(i, np.arange(n), p[:, 0])
        r = np.interp(i, np.arange(n), p[:, 1])
        a = math.pi * (1 + u)
        return x, r * np.cos(a), r * np.sin(a) * 0.95

    points, faces, u, w = grid(50, n, skin)
    noise = noise_at(points, 16)
    side = np.sin(u * math.pi)
    points += (np.stack([0 * noise, points[:, 1], points[:, 2]], -1) / 0.35) * (
        0.012 * noise * np.clip(side * 4, 0, 1)
    )[:, None]
    builder.add(points, faces, 0)

    def face(u, w):
        i = w * (n - 1)
        x = np.interp(i, np.arange(n), p[:, 0])
        r = np.interp(i, np.arange(n), p[:, 1])
        return x, r * (u - 0.5) * 2, np.zeros_like(u)

    points, faces, u, w = grid(161, n * 2, face)
    out = np.vstack([p, p[::-1] * [1, -1]])
    d = np.min(np.linalg.norm(points[:, None, :2] - out[None], axis=2), 1)
    pc = np.array([-0.16, 0])
    dp = np.linalg.norm(points[:, :2] - pc, axis=1)
    profile = 0.175
    color = ramp_colors(
        d,
        [
            (0, "#3E4F1B"),
            (0.012, "#5F7D24"),
            (0.03, "#93B03C"),
            (0.075, "#C9D272"),
            (0.16, "#EAE49A"),
            (0.3, "#F2E6A2"),
        ],
    )
    color = color * (1 + 0.05 * noise_at(points, 7)[:, None])
    cav = np.clip(1 - (dp / (profile * 1.03)) ** 2, 0, 1) ** 0.5
    lip = np.exp(-(((dp - profile * 1.06) / 0.022) ** 2))  # the flesh closes on the stone
    points[:, 2] = (
        -cav * profile * 0.9
        + 0.007 * lip
        + 0.010 * np.clip(d / 0.03, 0, 1) ** 0.5
        - 0.010
        + 0.004 * noise_at(points, 4)
    )
    builder.add(points, faces, 1, color)
    stone, stone_faces, _, _ = ball(48, 32)
    bumps = noise_at(stone, 1.6)
    tone = noise_at(stone, [2.2, 7, 7], 3)
    stone *= np.array([profile * 1.04, profile, profile * 0.92]) * (1 + 0.03 * bumps[:, None])
    brown = mix_colors("#7A4A26", "#A4713F", 0.5 + tone)
    builder.add(stone + [pc[0], 0, -0.035], stone_faces, 2, brown)
    return builder.build(
        "avocado",
        [
            fruit_material("#24301A", "#3B4A22", 0.45, 0, (0.02, 0.02, 0.01), 0.15, 26, 0.5, 7),
            painted_material(0.42, 0.3, (0.07, 0.06, 0.02), 0.15, 26, 0.06, noisy=0.05),
            painted_material(0.78, 0.05, (0.04, 0.02, 0.01), 0, 34, 0.3, spec=0.15, noisy=0.3),
        ],
        merge=0,
    )


@cache
def avocado_slice(variant=0):
    """A crescent cut from a ripe half, lying flat, 0.8 long: butter-yellow at the stone, green under the skin."""
    local_rng = random.Random(variant)
    bend, thick = local_rng.uniform(0.92, 1.06), local_rng.uniform(0.036, 0.050)
    wide, lean = local_rng.uniform(0.098, 0.116), local_rng.uniform(-0.12, 0.12)

    def surface(u, w):  # u goes around the cut: below, the outer rim, above, the inner rim
        t = 2 * w - 1
        around = u * tau
        across = np.sign(np.cos(around)) * np.abs(np.cos(around)) ** 0.34
        up = np.sign(np.sin(around)) * np.abs(np.sin(around)) ** 0.50
        taper = np.clip(1 - np.abs(t - lean) ** 2.8, 0, 1)
        stone = 0.020 * np.exp(-((t / 0.42) ** 2)) * np.clip(-across, 0, 1)  # where it lay
        r = 0.40 + wide * taper * across + stone
        a = t * bend
        return r * np.sin(a), r * np.cos(a) - 0.40, thick * taper**0.3 * up * np.clip(1 - t**8, 0, 1)

    points, faces, u, w = grid(110, 150, surface, wrap=True)
    across = np.cos(u * tau)
    across = np.sign(across) * np.abs(across) ** 0.34
    broad, lumps, fine = (noise_at(points, scale, variant + scale) for scale in (5, 14, 40))
    drag = noise_at(points * [6, 55, 6], 1, variant)  # of the knife
    points += np.stack([0 * broad, 0.010 * broad + 0.004 * lumps, 0 * broad], -1)
    points[:, 2] += 0.008 * broad + 0.004 * lumps + 0.0015 * fine + 0.0020 * drag
    color = ramp_colors(
        (across + 1) / 2 + 0.05 * broad + 0.03 * lumps,
        [
            (0, "#DCC874"),
            (0.12, "#E6D584"),
            (0.45, "#E0D47C"),
            (0.68, "#CBCB68"),
            (0.82, "#A2B44C"),
            (0.92, "#6E8B2E"),
            (1, "#3C581A"),
        ],
    )
    bruised = np.clip((lumps + 0.5 * broad - 0.42) * 2.2, 0, 1) * np.clip(0.4 - across, 0, 1)
    color += (np.array(srgb("#B79A52")[:3]) - color) * (0.35 * bruised)[:, None]
    color = color * (1 + 0.05 * fine + 0.04 * drag)[:, None]
    flesh = painted_material(0.46, 0.12, (0.05, 0.045, 0.015), 0.12, 60, 0.12, noisy=0.06)
    return MeshBuilder().add(points, faces, 0, color).build("avoslice", [flesh])
