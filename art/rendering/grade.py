"""Color grading: slightly more saturation and a fine grain. Then writes the file."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from kit.color import linear, srgb
from rendering import settings

STEPS = 40
BORDER = 0.13  # of the width
HERO_SIZE = (5 / 3, 15 / 16)  # of the cut-out's width: 2000 x 1125 for one of 1200 x 900
HERO_RAISED = 0.015
FAINTEST = 0.03  # a shadow that would only end in an edge
SATURATION = 1.06
GRAIN = 0.009  # hides the banding that 8 bits cause in soft backdrops
JPEG_QUALITY = 92
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], "f4")  # of linear sRGB (ITU-R BT.709)


def write(light, path, seed):
    """Write linear light (3 x height x width) through the scene's view transform to a .jpg or .png."""
    _save(_graded(light, seed), path)


def write_cut_out(light, coverage, shadow, path, seed):
    """Write food (light, and how much of each pixel it covers) and its shadow, on nothing, to a .webp or .png.

    A page lays it over its own color by the numbers of sRGB, not by light, so the shadow is converted.
    """
    food = _graded(light / np.maximum(coverage, 1e-3), seed)
    darkness = 1 - np.clip((shadow * LUMINANCE[:, None, None]).sum(0), 0, 1) ** (1 / 2.2)
    darkness = np.clip((darkness - FAINTEST) / (1 - FAINTEST), 0, 1)
    opacity = coverage + (1 - coverage) * darkness
    with tempfile.TemporaryDirectory() as folder:
        opaque = str(Path(folder) / "food.png")
        _save(food, opaque, "16")
        shown = _pixels(opaque)
    shown[..., :3] *= (coverage / np.maximum(opacity, 1e-3))[..., None]
    shown[..., 3] = opacity
    height, width = opacity.shape
    image = bpy.data.images.new("cut-out", width, height, alpha=True)
    image.pixels.foreach_set(shown.astype("f4").ravel())
    image.filepath_raw = path
    image.file_format = "PNG" if path.endswith(".png") else "WEBP"
    image.save(quality=JPEG_QUALITY)


def contrast(shadow):
    """The shadow without the veil that the whole table gets, down to the borders of the picture."""
    sides = (shadow[:, 0], shadow[:, -1], shadow[:, :, 0], shadow[:, :, -1])
    veil = np.median(np.concatenate(sides, 1), 1)[:, None, None]
    shadow = np.clip(shadow / np.minimum(veil, 1), 0, 1)
    return 1 - (1 - shadow) * _inner(*shadow.shape[1:])


def _inner(height, width):
    """1, and 0 at the borders of the picture, where a shadow must end, because a page goes on there."""
    rows, columns = (np.minimum(np.arange(n), np.arange(n)[::-1]) for n in (height, width))
    distance = np.minimum(rows[:, None], columns[None, :]) / (BORDER * width)
    share = np.clip(distance, 0, 1)
    return share * share * (3 - 2 * share)


def flatten(light, coverage, shadow, color):
    """Lay a cut-out on a table of one color. Returns linear light."""
    return light + (1 - coverage) * light_of(color)[:, None, None].astype("f4") * shadow


def widen(light, coverage, shadow):
    """The same cut-out at the upper right of a hero's larger table, with room for the text and the card."""
    _, height, width = light.shape
    hero_width, hero_height = (round(share * width) for share in HERO_SIZE)
    below = hero_height - height + round(HERO_RAISED * width)
    above = hero_height - height - below
    around = ((max(below, 0), max(above, 0)), (hero_width - width, 0))
    kept = slice(0, height + min(above, 0))  # rows begin at the bottom
    return (
        np.pad(light[:, kept], ((0, 0), *around)),
        np.pad(coverage[kept], around),
        np.pad(shadow[:, kept], ((0, 0), *around), constant_values=1),
    )


def _graded(light, seed):
    _, height, width = light.shape
    gray = (light * LUMINANCE[:, None, None]).sum(0)
    light = gray + (light - gray) * SATURATION
    grain = np.random.default_rng(seed).normal(0, GRAIN, (1, height, width))
    light = light * (1 + grain.astype("f4"))
    return np.moveaxis(np.maximum(light, 0), 0, 2)


def light_of(color):
    """The linear light that `write` turns into this hex color: the light that a flat backdrop must send."""
    scene = bpy.context.scene
    settings.view(scene.view_settings)
    wanted = np.array(srgb(color)[:3])
    light = wanted.copy()
    for _ in range(STEPS):
        light *= (wanted / np.maximum(_shown(light, scene), 1e-5)) ** 0.8
    gray = light @ LUMINANCE  # which the saturation leaves as it is
    return gray + (light - gray) / SATURATION


def _shown(light, scene):
    """The linear RGB of the color in which the view shows some light."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "light.png")
        _save(np.tile(light.astype("f4"), (4, 4, 1)), path, "16")
        red, green, blue, _ = _pixels(path)[0, 0]
    return np.array([linear(red), linear(green), linear(blue)])


def _pixels(path):
    """The numbers of a file, height x width x 4."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, "f4")
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def _save(pixels, path, depth="8"):
    height, width, _ = pixels.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    rgba = np.ones((height, width, 4), "f4")
    rgba[..., :3] = pixels
    image.pixels.foreach_set(rgba.ravel())
    scene = bpy.context.scene
    output = scene.render.image_settings
    output.file_format = "PNG" if path.endswith(".png") else "JPEG"
    output.color_mode, output.color_depth = "RGB", depth
    output.quality = JPEG_QUALITY
    image.save_render(path, scene=scene)
