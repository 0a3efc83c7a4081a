"""Renders a picture twice with half the samples: where the halves differ, the denoiser sees noise."""

import tempfile
from pathlib import Path

import bpy

from rendering.grade import pixels_of

PASSES = {
    "image": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "depth": "Depth",
}
SHADOW_PASS = {"shadow": "Shadow Catcher"}  # of a cut-out: how much light of the table is left


def render(seed):
    """Render both halves. Returns two dictionaries of passes, arrays of height x width x 4 in linear light."""
    scene = bpy.context.scene
    passes = {**PASSES, **SHADOW_PASS} if scene.render.film_transparent else PASSES
    _ask_for_passes(scene)
    with tempfile.TemporaryDirectory(prefix="art_") as folder:
        files = _write_passes(scene, folder, passes)
        first = _render_half(scene, files, passes, folder, "a", seed * 2 + 1)
        second = _render_half(scene, files, passes, folder, "b", seed * 2 + 2)
    return first, second


def _ask_for_passes(scene):
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_diffuse_color = True
    layer.cycles.denoising_store_passes = True
    layer.cycles.use_pass_shadow_catcher = scene.render.film_transparent


def _write_passes(scene, folder, passes):
    """Set up a compositor that writes each pass as a 32-bit OpenEXR file. Returns its output node."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    composite = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], composite.inputs["Image"])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGBA"
    files.file_slots.clear()
    for name, output in passes.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])
    return files


def _render_half(scene, files, passes, folder, tag, seed):
    scene.cycles.seed = seed
    for slot, name in zip(files.file_slots, passes):
        slot.path = f"{tag}_{name}_"
    bpy.ops.render.render(write_still=False)
    return {name: pixels_of(str(next(Path(folder).glob(f"{tag}_{name}_*")))) for name in passes}
