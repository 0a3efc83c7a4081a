"""The salmon rice bowl: salmon, edamame, cucumber, avocado and half an egg on rice."""

import math

from mathutils import Matrix, Vector

from kit.arrange import scatter, shingle
from kit.chance import uniform
from kit.materials.table import plain_material
from kit.place import place
from kit.props.avocado import avocado_slice
from kit.props.cucumber import cucumber
from kit.props.egg import egg_half
from kit.props.nuts import edamame
from kit.props.rice import rice
from kit.props.salmon import salmon_flake, salmon_slice
from kit.props.tableware import bowl
from kit.solids import disc

LEVEL = 0.36
SLICES = 6


def salmon_bowl(color="#F4EFE6"):
    """Place the bowl at the origin."""
    bowl((0, 0, 0), 1.0, 0.56, color)
    heap, at = rice((0, 0), 0.85, 0.08, LEVEL, 0.4)
    salmon_fan(at)
    for i, (x, y, turn) in enumerate(((-0.68, -0.16, 0.5), (-0.56, -0.18, 2.0), (-0.46, -0.15, 3.4))):
        place(salmon_flake(i), (x, y, at(x, y) + 0.045), (uniform(-0.3, 0.3), 0.1, turn), 0.58)
    _beans(at)
    shingle(
        [cucumber(i) for i in range(3)],
        9,
        (0.0, 0.0),
        0.60,
        0.10,
        1.35,
        at(0.5, 0.3) + 0.11,
        0.62,
        1.0,
        0.09,
    )
    for i in range(8):  # half an avocado in slices, fanned
        slice_at = (0.29 + 0.056 * i, -0.62 + 0.062 * i, at(0.4, -0.4) + 0.085 + 0.004 * i)
        turn = (uniform(0.28, 0.48), uniform(-0.08, 0.08), -0.95 + 0.11 * i + uniform(-0.07, 0.07))
        place(avocado_slice(i), slice_at, turn, uniform(0.70, 0.78))
    place(egg_half(0), (0.06, -0.10, at(0, 0) + 0.155), (-0.02, -0.16, 0.9), 1.0)


def soy_dish(location):
    """Place a small dish of soy sauce on the table."""
    x, y, z = location
    bowl(location, 0.30, 0.17, "#23463A", False)
    disc((x, y, z + 0.125), 0.245, plain_material("#1A0702", 0.3, 0.1), -0.022)  # mirrors no window


def salmon_fan(at):
    """A fillet in thick slices, fanned along the bowl, each leaning on the one before."""
    for i in range(SLICES):
        angle = 1.80 + 0.275 * i
        x, y = 0.52 * math.cos(angle), 0.50 * math.sin(angle)
        onward = Vector((-math.sin(angle), math.cos(angle), 0))
        rise = 0.72 + uniform(-0.05, 0.05)
        face = onward * math.cos(rise) + Vector((0, 0, math.sin(rise)))
        top = Vector((0, 0, math.cos(rise))) - onward * math.sin(rise)
        axes = Matrix((face, top.cross(face), top)).transposed()
        turn = axes @ Matrix.Rotation(uniform(-0.06, 0.06), 3, "X")
        spot = (x, y, at(x, y) + 0.115)
        place(salmon_slice(i), spot, turn.to_euler(), uniform(0.98, 1.04))


def _beans(at):
    """Edamame side by side, and a few on top of them."""
    beans = [edamame(i) for i in range(12)]
    center = (-0.32, -0.48)
    for count, radius, lift in ((56, 0.31, 0.038), (30, 0.21, 0.085), (12, 0.12, 0.128)):
        scatter(
            beans,
            count,
            lambda x, y: at(center[0] + x, center[1] + y) + lift,
            radius,
            (0.78, 1.02),
            center=center,
            least_distance=0.086,
            flat=True,
        )
