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
