"""Surfaces as arrays: each function returns points and faces, ready for MeshBuilder."""

import math
from math import tau

import numpy as np


def grid(nu, nv, fn, wrap=False):
    """A grid of quads: fn(u, v) gives x, y, z for u and v in 0..1; `wrap` joins the ends of u.

    Returns points, faces, and the u and v of every point.
    """
    u = np.linspace(0, 1, nu, endpoint=not wrap)[:, None] * np.ones((1, nv))
    v = np.linspace(0, 1, nv)[None, :] * np.ones((nu, 1))
    points = np.stack(np.broadcast_arrays(*fn(u, v)), -1).reshape(-1, 3)
    faces = [
        (i * nv + j, ((i + 1) % nu) * nv + j, ((i + 1) % nu) * nv + j + 1, i * nv + j + 1)
        for i in range(nu if wrap else nu - 1)
        for j in range(nv - 1)
    ]
    return points, faces, u.ravel(), v.ravel()


def lathe(profile, seg=96):
    """Revolve a profile of (radius, z) points about Z; ordered from outside to inside, normals point out."""
    p = np.array(profile, float)
    n = len(p)
    t = np.linspace(0, tau, seg, endpoint=False)
    points = np.stack(
        [np.outer(np.cos(t), p[:, 0]), np.outer(np.sin(t), p[:, 0]), np.tile(p[:, 1], (seg, 1))], -1
    ).reshape(-1, 3)
    faces = [
        (i * n + j, ((i + 1) % seg) * n + j, ((i + 1) % seg) * n + j + 1, i * n + j + 1)
        for i in range(seg)
        for j in range(n - 1)
    ]
    return points, faces


def smooth_path(pts, n=80):
    """A smooth curve of `n` points through the points `pts` (Catmull-Rom)."""
    p = np.array(pts, float)
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    k = len(p) - 3
    for i in range(n):
        t = i / (n - 1) * k
        j = min(int(t), k - 1)
        t -= j
        a, b, c, d = p[j : j + 4]
        out.append(
            0.5
            * (
                2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t * t
                + (3 * b - a - 3 * c + d) * t**3
            )
        )
    return np.array(out)


def ball(nu=48, nv=32, fn=None):
    """The unit sphere as a `grid`; fn(theta, phi, xyz) may return other points."""

    def surface(u, v):
        theta, phi = u * tau, v * math.pi
        x = np.stack([np.sin(phi) * np.cos(theta), np.sin(phi) * np.sin(theta), np.cos(phi)], -1)
        if fn is not None:
            x = fn(theta, phi, x)
        return x[..., 0], x[..., 1], x[..., 2]

    return grid(nu, nv, surface, wrap=True)


def sphere_directions(n, a=0, b=1):
    """`n` evenly spread unit vectors (golden spiral), from z = 1 - 2a to 1 - 2b."""
    i = np.arange(n) + 0.5
    z = 1 - 2 * (a + (b - a) * i / n)
    t = i * math.pi * (3 - 5**0.5)
    r = np.sqrt(1 - z * z)
    return np.stack([r * np.cos(t), r * np.sin(t), z], -1)
