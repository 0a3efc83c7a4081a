"""A berry smoothie in a tumbler, in the morning, among its ingredients."""

from kit.backdrops import cut_out_table
from kit.camera import card_camera
from kit.chance import rng, uniform
from kit.dishes.smoothie import smoothie
from kit.lights import reflected_strip
from kit.place import group, place, random_rotation
from kit.props.banana import banana_slice
from kit.props.berries import blueberry, raspberry, strawberry, strawberry_half
from kit.props.grains import grain
from kit.props.nuts import almond


def build():
    cut_out_table("morning")
    with group((0.06, 0.0, 0), 0.0, 1.35):
        smoothie()
    reflected_strip((-0.70, -0.42, 0.50), 0.09, 0.52, 5)
    place(strawberry(1), (-0.98, 0.34, 0.20), (1.5, 0.2, 1.0), 1.3)
    place(strawberry_half(2), (-1.16, -0.04, 0.09), (-0.45, 0.1, 3.5), 1.15)
    for i, (x, y, z, lean) in enumerate(((-0.82, -0.42, 0.06, 0.0), (-1.10, -0.50, 0.135, -0.42))):
        place(banana_slice(i), (x, y, z), (0.0, lean, 0.0), 1.35)
    place(strawberry(2), (1.00, 0.36, 0.20), (1.5, 0.3, -0.8), 1.3)
    place(raspberry(2), (1.14, -0.04, 0.11), (1.3, 0.3, 2), 1.35)
    place(raspberry(0), (0.95, -0.22, 0.11), (1.4, 0.1, 0.4), 1.35)
    for i, (x, y) in enumerate(((1.18, -0.28), (0.82, -0.48), (1.04, -0.53), (-1.28, 0.24), (-1.28, -0.36))):
        place(blueberry(i), (x, y, 0.085), random_rotation(), 1.3)
    for i, (x, y) in enumerate(((0.66, -0.58), (-0.60, -0.60), (1.22, -0.52))):
        place(almond(i), (x, y, 0.05), (0, 0, uniform(0, 6)), 1.3)
    for i in range(44):
        x = rng.choice((-0.84, 0.88)) + rng.gauss(0, 0.17)
        spot = (x, -0.62 + rng.gauss(0, 0.06), 0.014 + uniform(0, 0.02))
        place(grain("oat", i % 12), spot, (rng.gauss(0, 0.2), rng.gauss(0, 0.2), uniform(0, 6)), 0.95)
    card_camera((0.03, 0.06, 0.72), 6.5, 40, -90, 64, 6.3, (0.06, -0.35, 1.3))
