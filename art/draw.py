"""Runs inside Blender: builds one scene, renders and denoises it, and writes the picture.

    blender -b --python art/draw.py -- --scene recipes/smoothie --width 1200 --height 900 --samples 96 --output smoothie.jpg

`art/render` runs this for the pictures of pictures.json; run it yourself only to try other sizes.
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
sys.path.insert(0, str(ART))

import addon_utils
import bpy
import numpy as np

from kit import chance
from rendering import cut_out, denoise, grade, halves, lens, settings, steam


def parse_arguments():
    parser = argparse.ArgumentParser(prog="draw.py")
    parser.add_argument(
        "--scene", required=True, help="its path under art/scenes: recipes/smoothie"
    )
    parser.add_argument("--width", type=int, required=True)
    parser.add_argument("--height", type=int, required=True)
    parser.add_argument("--samples", type=int, required=True, help="light paths a pixel")
    parser.add_argument("--output", required=True, help="a .jpg, .png or (a cut-out) .webp file")
    parser.add_argument(
        "--on", help="a color, and the .jpg that shows a cut-out on it: #D9C3A0=soup.jpg"
    )
    parser.add_argument(
        "--hero", help="the same for a wide .jpg, with the cut-out at its upper right"
    )
    parser.add_argument(
        "--focus", type=float, help="how far from the camera a cut-out is sharp, in scene units"
    )
    parser.add_argument(
        "--steam", help="where it rises in the hero: x,y of wisps, as shares: 0.4,0.5 0.6,0.4"
    )
    parser.add_argument(
        "--raised",
        type=float,
        default=cut_out.RAISED,
        help="how far up a hero shows the cut-out, as a share of its width",
    )
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(sys.argv[sys.argv.index("--") + 1 :])


def build_scene(name, seed):
    """Empties the Blender file, seeds the random numbers and runs the scene's `build`."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable("cycles")
    chance.seed(seed)
    module = "scenes." + name.replace("-", "_").replace("/", ".")
    importlib.import_module(module).build()


def write_cut_out(light, first, second, arguments):
    """Write the picture without a table, and on the colors that --on and --hero name."""
    coverage = (first["image"][..., 3] + second["image"][..., 3]) / 2
    light, coverage = cut_out.without_halo(light, coverage)
    shadow = cut_out.fall_off(denoise.join(first, second, "shadow"), coverage)
    shown = cut_out.develop(light, coverage, shadow, arguments.seed)
    if arguments.focus:
        depth = np.mean([half["depth"][..., 0] for half in (first, second)], 0)
        shown = lens.blur(shown, depth, arguments.focus)
    cut_out.write(shown, arguments.output)
    wisps = [tuple(map(float, wisp.split(","))) for wisp in (arguments.steam or "").split()]
    hot = steam.over(shown, wisps, arguments.seed) if wisps else shown
    for option, picture in ((arguments.on, shown), (arguments.hero, cut_out.widen(hot, arguments.raised))):
        if option:
            color, file = option.split("=")
            cut_out.write(cut_out.lay(picture, color), file)


def main():
    arguments = parse_arguments()
    started = time.time()
    build_scene(arguments.scene, arguments.seed)
    settings.apply(arguments.width, arguments.height, arguments.samples)
    built = time.time()
    first, second = halves.render(arguments.seed)
    rendered = time.time()
    light = denoise.join(first, second)
    if bpy.context.scene.render.film_transparent:
        write_cut_out(light, first, second, arguments)
    else:
        grade.write(light, arguments.output, arguments.seed)
    print(
        "DONE %s: built in %.0f s, rendered in %.0f s, developed in %.0f s"
        % (arguments.output, built - started, rendered - built, time.time() - rendered)
    )


main()
