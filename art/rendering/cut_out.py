"""Cut-outs: a dish and its shadow without a background, or laid on a table of one color."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from rendering.grade import JPEG_QUALITY, LUMINANCE, graded, pixels_of, save
from rendering.planes import blurred, sharpened, smooth

BORDER = 0.09  # of the width
HERO_SIZE = (5 / 3, 15 / 16)  # of the cut-out's width: 3333 x 1875 for one of 2000 x 1500
RAISED = 0.015
REACH = 0.055  # of the width: how far from the dish its shadow begins to fade
FAINTEST = 0.22  # darkness below which the shadow melts away
RIM = 2.2  # pixels
SHADOW = (0.09, 0.05, 0.025)  # its sRGB: warm, so that cream doesn't turn gray


def develop(light, coverage, shadow, seed):
    """Food (light, and how much of each pixel it covers) and its shadow, as sRGB numbers with opacity.

    A page lays it over its own color by these numbers, not by light, so the shadow is converted.
    """
    food = graded(light / np.maximum(coverage, 1e-3), seed)
    darkness = 1 - np.clip((shadow * LUMINANCE[:, None, None]).sum(0), 0, 1) ** (1 / 2.2)
    below = (1 - coverage) * darkness
    opacity = coverage + below
    with tempfile.TemporaryDirectory() as folder:
        opaque = str(Path(folder) / "food.png")
        save(food, opaque, "16")
        shown = pixels_of(opaque)
    colors = shown[..., :3] * coverage[..., None] + below[..., None] * np.array(SHADOW)
    shown[..., :3] = colors / np.maximum(opacity, 1e-3)[..., None]
    shown[..., 3] = opacity
    return shown


def write(shown, path):
    """Write what `develop` returned, or `lay` laid on a color, to a .webp, .png or .jpg."""
    height, width, _ = shown.shape
    image = bpy.data.images.new("cut-out", width, height, alpha=True)
    image.pixels.foreach_set(shown.astype("f4").ravel())
    image.filepath_raw = path
    kinds = {".png": "PNG", ".jpg": "JPEG", ".webp": "WEBP"}
    image.file_format = kinds[Path(path).suffix]
    image.save(quality=JPEG_QUALITY)


def without_halo(light, coverage):
    """Smooth the dish's rim, and give it the color just inside, because the denoiser mixed it with nothing."""
    soft = blurred(coverage, 0.7)
    solid = smooth((coverage - 0.75) / 0.2)
    weight = blurred(solid, RIM)
    inside = np.stack([blurred(plane * solid, RIM) for plane in light]) / np.maximum(weight, 1e-3)
    own = light * np.clip(soft / np.maximum(coverage, 1e-3), 0.5, 1.3)
    known = smooth(weight / 0.06) * (1 - smooth((soft - 0.85) / 0.13))
    return own + (inside * soft - own) * known, soft


def fall_off(shadow, coverage):
    """The shadow without the veil over the whole table; it fades in the shape of the dish, before the picture ends."""
    sides = (shadow[:, 0], shadow[:, -1], shadow[:, :, 0], shadow[:, :, -1])
    veil = np.median(np.concatenate(sides, 1), 1)[:, None, None]
    table = smooth((0.15 - coverage) / 0.14)  # under the dish's rim the shadow is as just outside
    weight = np.maximum(blurred(table, 1.6), 1e-3)
    outside = np.stack([blurred(plane * table, 1.6) for plane in shadow]) / weight
    shadow = np.where((table < 1) & (weight > 0.02), outside, shadow)
    darkness = 1 - np.clip(shadow / np.minimum(veil, 1), 0, 1)
    height, width = coverage.shape
    near = smooth(blurred(coverage, REACH * width) * 5)
    rows, columns = (
        smooth(np.minimum(np.arange(n), np.arange(n)[::-1]) / (BORDER * width))
        for n in (height, width)
    )
    strong = smooth(darkness.mean(0) / FAINTEST)
    return 1 - darkness * near * strong * rows[:, None] * columns[None, :]


def lay(shown, color):
    """Lay a cut-out on a table of one color, as a page does."""
    opacity = shown[..., 3:]
    table = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    flat = np.ones_like(shown)
    flat[..., :3] = sharpened(shown[..., :3] * opacity + (1 - opacity) * np.array(table))
    return flat


def widen(shown, raised=RAISED):
    """The same cut-out at the upper right of a hero's larger table, with room for the text and the card."""
    height, width, _ = shown.shape
    hero_width, hero_height = (round(share * width) for share in HERO_SIZE)
    below = hero_height - height + round(raised * width)
    above = hero_height - height - below
    kept = shown[: height + min(above, 0)]  # rows begin at the bottom
    return np.pad(kept, ((max(below, 0), max(above, 0)), (hero_width - width, 0), (0, 0)))
