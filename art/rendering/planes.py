"""Filters of planes: arrays of height x width."""

import numpy as np


def smooth(share):
    """0 below 0 and 1 above 1, with a soft step between."""
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


def blurred(plane, sigma):
    """A Gaussian blur; beyond the borders there is nothing."""
    reach = int(3 * sigma) + 1
    weights = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    weights /= weights.sum()
    for axis in (0, 1):
        plane = np.apply_along_axis(np.convolve, axis, np.pad(plane, reach), weights, "same")
        plane = plane[reach:-reach, reach:-reach]
    return plane.astype("f4")


def sharpened(picture, sigma=1.0, amount=0.6):
    """An unsharp mask over height x width x channels: the denoiser and smaller sizes soften crumb and sauce."""
    soft = np.stack([blurred(picture[..., i], sigma) for i in range(picture.shape[2])], -1)
    edge = int(3 * sigma) + 1  # beyond the borders, the blur saw nothing
    sharp = picture.copy()
    inner = np.s_[edge:-edge, edge:-edge]
    sharp[inner] += amount * (picture - soft)[inner]
    return np.clip(sharp, 0, 1)
