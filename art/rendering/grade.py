"""Color grading: slightly more saturation and a fine grain. Then writes the file."""

import bpy
import numpy as np

SATURATION = 1.06
GRAIN = 0.009  # hides the banding that 8 bits cause in soft backdrops
JPEG_QUALITY = 92
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], "f4")  # of linear sRGB (ITU-R BT.709)


def write(light, path, seed):
    """Write linear light (3 x height x width) through the scene's view transform to a .jpg or .png."""
    _, height, width = light.shape
    gray = (light * LUMINANCE[:, None, None]).sum(0)
    light = gray + (light - gray) * SATURATION
    grain = np.random.default_rng(seed).normal(0, GRAIN, (1, height, width))
    light = light * (1 + grain.astype("f4"))
    _save(np.moveaxis(np.maximum(light, 0), 0, 2), path)


def _save(pixels, path):
    height, width, _ = pixels.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    rgba = np.ones((height, width, 4), "f4")
    rgba[..., :3] = pixels
    image.pixels.foreach_set(rgba.ravel())
    scene = bpy.context.scene
    output = scene.render.image_settings
    output.file_format = "PNG" if path.endswith(".png") else "JPEG"
    output.color_mode, output.color_depth = "RGB", "8"
    output.quality = JPEG_QUALITY
    image.save_render(path, scene=scene)
