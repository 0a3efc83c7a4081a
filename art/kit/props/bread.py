"""Toast and pancakes."""

from functools import cache
from math import tau

import numpy as np

from kit.builder import MeshBuilder
from kit.materials.cooked import bread_material, pancake_material
from kit.noise import noise_at
from kit.shapes import lathe, smooth_path


@cache
def toast(variant=0):
    """A slice of whole-wheat bread of 1.3 by 1.0, its top at z = 0.09."""
    n = 160
    theta = np.linspace(0, tau, n, endpoint=False)
    c, s = np.cos(theta), np.sin(theta)
    e = 2 / 3.0
    X = 0.66 * np.sign(c) * np.abs(c) ** e
    Y = 0.50 * np.sign(s) * np.abs(s) ** e * (1 + 0.10 * c)
    X = X + 0.02 * np.sin(3 * theta + variant)
    Y = Y + 0.02 * np.sin(4 * theta + 1 + variant)

    def ring(k, z):
        return np.stack([X * k, Y * k, np.full(n, z)], -1)

    rows = [
        ring(k, z)
        for k, z in (
            (0.90, -0.09),
            (0.97, -0.085),
            (1.0, -0.05),
            (1.005, 0),
            (1.0, 0.05),
            (0.985, 0.08),
            (0.965, 0.088),
        )
    ]
    rows += [ring(k, 0.088) for k in np.linspace(0.95, 0.02, 46)]
    points = np.concatenate(rows)
    m = len(rows)
    faces = [
        (j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)
        for j in range(m - 1)
        for i in range(n)
    ]
    top = np.repeat(np.arange(m) >= 7, n)
    k = np.repeat([1.0] * 7 + list(np.linspace(0.95, 0.02, 46)), n)
    noise = noise_at(points, 9, variant) + 0.5 * noise_at(points, 22, variant + 1)
    points[:, 2] += np.where(top, 0.018 * noise, 0.012 * noise)
    crust = np.clip((k - 0.925) / 0.04, 0, 1)
    return (
        MeshBuilder()
        .add(points, faces, 0, np.stack([crust] * 3, -1))
        .build("toast", [bread_material()])
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
    side = np.exp(-(((z - 0.45) / 0.30) ** 2)) * (r > radius * 0.90)
    edge = np.clip(1 - side * 1.25, 0, 1) * np.clip(1 - 0.25 * (r > radius * 0.955), 0, 1)
    return (
        MeshBuilder()
        .add(points, [q[::-1] for q in faces], 0, np.stack([edge] * 3, -1))
        .build("pancake", [pancake_material()])
    )
