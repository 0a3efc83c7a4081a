"""Combines the two half renders of a picture into one without noise, with denoise/denoise.c."""

import ctypes
import os
from pathlib import Path

import numpy as np

BRIGHTEST = 12  # brighter light is a firefly of the renderer
NEAR, FAR, SKY = 3, 40, 60  # depths in scene units
SEARCH_RADIUS, PATCH_RADIUS, STRENGTH = 8, 2, 0.55


def join(first, second, layer="image"):
    """Denoise a layer of two half renders. Returns linear light, an array of 3 x height x width."""
    height, width, _ = first["image"].shape
    lights = [np.minimum(_planes(half[layer]), BRIGHTEST) for half in (first, second)]
    features = [_features(half) for half in (first, second)]
    joined = np.empty_like(lights[0])
    _library().denoise(
        width,
        height,
        *(_pointer(planes) for planes in (*lights, *features, joined)),
        SEARCH_RADIUS,
        PATCH_RADIUS,
        ctypes.c_float(STRENGTH),
    )
    return joined


def _features(half):
    """The denoiser's 7 feature channels: albedo, normal and depth, scaled to similar ranges."""
    depth = half["depth"][..., :1]
    depth = np.log1p(np.where(depth > 1e4, SKY, depth))
    depth = (depth - np.log1p(NEAR)) / (np.log1p(FAR) - np.log1p(NEAR)) * 2
    layers = [_planes(half["albedo"]), _planes(half["normal"]) * 0.5, _planes(depth, 1)]
    return np.ascontiguousarray(np.concatenate(layers), "f4")


def _planes(pixels, count=3):
    return np.ascontiguousarray(np.moveaxis(pixels[..., :count], 2, 0), "f4")


def _pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def _library():
    """Load the compiled denoiser; art/render compiles it and passes its path in ART_DENOISER."""
    return ctypes.CDLL(str(Path(os.environ["ART_DENOISER"]).resolve()))
