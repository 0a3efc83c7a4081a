"""Color grading: slightly more saturation and a fine grain. Then writes the file."""

import tempfile
from pathlib import Path

import bpy
import numpy as np

from kit.color import linear, srgb
from rendering import settings

STEPS = 40
SATURATION = 1.06
GRAIN = 0.004  # hides the banding that 8 bits cause in soft backdrops
JPEG_QUALITY = 92
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], "f4")  # of linear sRGB (ITU-R BT.709)


def write(light, path, seed):
    """Write linear light (3 x height x width) through the scene's view transform to a .jpg or .png."""
    save(graded(light, seed), path)


def graded(light, seed):
    """Linear light, height x width x 3, with more saturation and a grain."""
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
        save(np.tile(light.astype("f4"), (4, 4, 1)), path, "16")
        red, green, blue, _ = pixels_of(path)[0, 0]
    return np.array([linear(red), linear(green), linear(blue)])


def pixels_of(path):
    """The numbers of a file, height x width x 4."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, "f4")
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def save(pixels, path, depth="8"):
    """Write linear light, height x width x 3, through the scene's view transform."""
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
