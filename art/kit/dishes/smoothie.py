"""A berry smoothie in a tumbler, with berries, banana, almonds and oats on top."""

import math
from math import tau

import numpy as np
from mathutils import Matrix

from kit.builder import MeshBuilder
from kit.chance import rng, uniform
from kit.color import blend, mix_colors, ramp_colors
from kit.materials.produce import painted_material
from kit.materials.table import glass_edge_material, thin_glass_material
from kit.noise import noise_at
from kit.place import place, random_rotation
from kit.props.banana import banana_slice
from kit.props.berries import blueberry, raspberry, strawberry_half
from kit.props.grains import grain
from kit.props.nuts import almond
from kit.props.straw import straw
from kit.shapes import grid, lathe

RADIUS = 0.50  # of the tumbler's rim
FOOT = 0.40
HEIGHT = 1.0
WALL = 0.024
LEVEL = 0.925
BERRY = [(0, "#6E0F44"), (0.28, "#93195A"), (0.5, "#B8397C"), (0.72, "#D2689C"), (1, "#E39ABB")]
YOGURT = "#F8E4E4"


def smoothie():
    """Place the tumbler at the origin."""
    _tumbler()
    _body()
    _top()
    _fruit()
    _oats()
    place(straw(1.02, "#C2304F"), (0.12, 0.12, 0.30), (-0.30, 0.22, 0))


def _radius(z):
    """The outer radius of the tumbler."""
    foot = 0.06 * np.clip(1 - z / 0.10, 0, 1) ** 2.2
    return FOOT + (RADIUS - FOOT) * z / HEIGHT - foot


def _tumbler():
    heights = np.linspace(0.004, HEIGHT - 0.012, 60)
    lip = [
        (RADIUS - 0.002, HEIGHT - 0.004),
        (RADIUS - WALL / 2, HEIGHT + 0.005),
        (RADIUS - WALL + 0.002, HEIGHT - 0.004),
    ]
    inside = [(_radius(z) - WALL, z) for z in heights[::-1] if z > 0.1]
    profile = [(0.001, 0), (FOOT - 0.075, 0)] + [(_radius(z), z) for z in heights]
    points, faces = lathe(profile + lip + inside + [(0.25, 0.075), (0.001, 0.07)], 200)
    is_lip = [max(points[index][2] for index in face) > HEIGHT - 0.011 for face in faces]
    glass = [thin_glass_material(), glass_edge_material()]
    place(MeshBuilder().add(points, faces, np.array(is_lip) * 1).build("glass", glass))


def _wet():
    return painted_material(0.30, 0.22, (0.07, 0.03, 0.04), 0.35, 46, 0.12, noisy=0.12)


def _body():
    """What is seen through the glass: berries below, yogurt that the blender drew into ribbons, specks of skin."""

    def surface(u, w):
        z = 0.055 + (LEVEL + 0.028 - 0.055) * w
        r = _radius(z) - 0.010
        r = r * np.clip(w / 0.03, 0, 1) ** 0.4
        return r * np.cos(u * tau), r * np.sin(u * tau), z

    points, faces, u, w = grid(420, 230, surface, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, scale) for scale in (2.2, 6.0, 17.0))
    bent = points + 0.14 * np.stack([broad, lumps, 0.8 * broad - 0.4 * lumps], -1)
    swirl = noise_at(bent * [2.4, 2.4, 5.2], 1.0, 4)
    tone = 0.06 + 0.82 * w + 0.42 * swirl + 0.18 * broad + 0.05 * lumps + 0.03 * fine
    color = ramp_colors(tone, BERRY)
    ribbon = np.exp(-(((tone - 0.60) / np.where(tone < 0.60, 0.05, 0.14)) ** 2))
    ribbon *= np.clip(0.45 + 1.5 * noise_at(points, 2.6, 8), 0, 1)
    color = blend(color, YOGURT, 0.66 * ribbon)
    color = blend(color, "#4A0B2E", 0.75 * _specks(points))
    color = blend(color, "#F4D3DB", 0.8 * np.clip((w - 0.945) / 0.03, 0, 1))  # foam at the top
    place(MeshBuilder().add(points, faces, 0, color).build("smoothie", [_wet()]))


def _specks(points):
    """Where skins and seeds of berries are: 1 in their middle."""
    return np.clip((noise_at(points, 38, 6) - 0.46) * 9, 0, 1) * np.clip(
        0.4 + 2 * noise_at(points, 4, 9), 0, 1
    )


def _top():
    """The surface: thick, poured in folds, with a spiral of yogurt."""
    radius = _radius(LEVEL) - 0.010

    def surface(u, w):
        return w * radius * np.cos(u * tau), w * radius * np.sin(u * tau), 0 * w

    points, faces, u, w = grid(300, 150, surface, wrap=True)
    broad, lumps, fine = (noise_at(points, scale, scale) for scale in (4.0, 11.0, 30.0))
    wave = np.sin(u * tau + 13 * w + 1.6 * broad)
    spiral = np.clip(wave * 1.4 - 0.45 + 0.5 * lumps, 0, 1) * np.clip((0.97 - w) * 9, 0, 1)
    points[:, 2] = 0.022 * (1 - w**2) + 0.009 * wave * (1 - w**6) + 0.008 * lumps + 0.003 * fine
    edge = np.clip((w - 0.94) / 0.06, 0, 1)
    points[:, 2] += edge**2 * (0.03 - points[:, 2])  # it climbs the glass
    color = mix_colors("#CE5C86", "#E898AE", 0.5 + 0.6 * broad + 0.4 * lumps)
    color = blend(color, YOGURT, 0.75 * spiral)
    color = blend(color, "#5A0F38", 0.7 * _specks(points))
    place(MeshBuilder().add(points, faces, 0, color).build("top", [_wet()]), (0, 0, LEVEL))


def _leaning(turn, lean, around=0.0):
    """The rotation of what lies flat: turned on the spot, then leant toward the camera, then turned `around`."""
    matrix = Matrix.Rotation(around, 3, "Z") @ Matrix.Rotation(lean, 3, "X")
    return (matrix @ Matrix.Rotation(turn, 3, "Z")).to_euler()


def _fruit():
    halves = ((-0.20, 0.16, 0.20, 1.75, 0.85, -0.2), (0.01, 0.22, 0.23, 1.45, 0.75, 0.1), (-0.30, -0.02, 0.13, 2.3, 0.55, -0.5))
    for i, (x, y, up, turn, lean, around) in enumerate(halves):
        place(strawberry_half(i), (x, y, LEVEL + up), _leaning(turn, lean, around), 0.74)
    slices = ((0.25, -0.06, 0.10, 0.52, 0.4), (0.29, 0.14, 0.13, 0.55, 0.5))
    for i, (x, y, up, lean, around) in enumerate(slices):
        place(banana_slice(i), (x, y, LEVEL + up), _leaning(i, lean, around), 0.92)
    for i, (x, y, up) in enumerate(
        ((-0.02, 0.00, 0.13), (-0.15, -0.08, 0.09), (0.10, 0.10, 0.20), (0.05, -0.14, 0.08))
    ):
        lying = (uniform(0.2, 1.2), uniform(-0.6, 0.6), uniform(0, tau))
        place(raspberry(i), (x, y, LEVEL + up), lying, 1.02)
    for i, (x, y, up) in enumerate(
        (
            (0.14, -0.02, 0.16),
            (0.17, -0.20, 0.07),
            (-0.06, -0.20, 0.07),
            (-0.22, -0.20, 0.06),
            (0.33, -0.16, 0.07),
            (0.07, 0.00, 0.25),
            (-0.12, 0.06, 0.17),
        )
    ):
        place(blueberry(i), (x, y, LEVEL + up), random_rotation(), uniform(0.92, 1.08))
    for i, (x, y, up, turn) in enumerate(
        ((-0.16, -0.29, 0.06, 0.5), (-0.02, -0.31, 0.06, 2.2), (0.24, -0.29, 0.05, -0.5))
    ):
        place(almond(i), (x, y, LEVEL + up), (0.3, -0.25, turn), 0.86)


def _oats():
    """Flakes strewn over the nearer half."""
    for i in range(70):
        x, y = rng.gauss(-0.02, 0.20), rng.gauss(-0.22, 0.11)
        if math.hypot(x, y) < 0.43:
            lying = (uniform(-0.4, 0.4), uniform(-0.4, 0.4), uniform(0, tau))
            at = (x, y, LEVEL + 0.034 - 0.03 * (x * x + y * y) / 0.2)
            place(grain("oat", i % 12), at, lying, uniform(0.55, 0.9))
