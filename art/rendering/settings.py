"""All settings of Cycles."""

import bpy

THREADS = 2
BOUNCES = 6


def apply(width, height, samples):
    """Set up the scene for half of the samples, because each picture is rendered as two halves."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", THREADS
    scene.render.use_persistent_data = True
    _sample(scene.cycles, max(1, samples // 2))
    _limit_light(scene.cycles)
    view(scene.view_settings)


def _sample(cycles, samples):
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.012
    cycles.adaptive_min_samples = 8  # an even table needs no more
    cycles.use_denoising = False
    cycles.use_auto_tile = False
    cycles.filter_width = 1.3


def _limit_light(cycles):
    """Use few bounces, clamped highlights and no caustics, which avoids fireflies."""
    cycles.max_bounces = BOUNCES
    cycles.diffuse_bounces = cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 3
    cycles.sample_clamp_direct = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6


def view(settings):
    """Set how linear light becomes the colors of a file."""
    settings.view_transform = "Filmic"
    settings.look = "Medium High Contrast"
    settings.exposure = 0.28
    settings.gamma = 1
