"""Colors: CSS hex values in, linear RGB out."""

import numpy as np


def srgb(h):
    """Convert '#RRGGBB' to a linear RGBA tuple (IEC 61966-2-1), which Blender's sockets take."""
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(linear(x) for x in c) + (1.0,)


def linear(x):
    """A channel of sRGB, from 0 to 1, as linear light (IEC 61966-2-1)."""
    return x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4


def mix_colors(a, b, t):
    """Mix two hex colors into linear RGB; `t`, an array, is the share of `b`, clipped to 0..1."""
    a, b = np.array(srgb(a)[:3]), np.array(srgb(b)[:3])
    t = np.clip(np.asarray(t), 0, 1)[..., None]
    return a * (1 - t) + b * t


def ramp_colors(t, stops):
    """Linear RGB at the positions `t`, an array, on a ramp of (position, hex) stops."""
    t = np.asarray(t)
    c = np.array([srgb(h)[:3] for _, h in stops])
    p = [x for x, _ in stops]
    return np.stack([np.interp(t, p, c[:, k]) for k in range(3)], -1)


def blend(color, other, share):
    """Mix `other`, a hex color or linear RGB per point, into the colors by the array `share`."""
    if isinstance(other, str):
        other = np.array(srgb(other)[:3])
    return color + (other - color) * np.clip(share, 0, 1)[:, None]
