"""A rice bowl with baked salmon, avocado, cucumber, edamame and egg, on sage."""

from math import tau

from kit.arrange import scatter, shingle
from kit.backdrops import table
from kit.camera import card_camera
from kit.chance import uniform
from kit.materials.table import plain_material
from kit.place import place
from kit.props.avocado import avocado_half
from kit.props.citrus import citrus
from kit.props.cubes import cube
from kit.props.egg import egg_half
from kit.props.grains import grain
from kit.props.leaves import leaf
from kit.props.nuts import small_round
from kit.props.tableware import bowl
from kit.props.cucumber import cucumber
from kit.solids import disc, rounded_box


def build():
    table("#7F9A7E", "#769175")
    bowl((0, 0, 0), 1.0, 0.56, "#F4EFE6")
    z0 = 0.40
    disc((0, 0, z0), 0.90, plain_material("#F7F1E4", 0.6), 0.08, 0.03, 1)

    def h(x, y):
        return z0 + 0.03 + 0.08 * (1 - (x * x + y * y) / 0.9)

    scatter([grain("rice", i) for i in range(2)], 4000, h, 0.87, (0.95, 1.1), flat=True)
    # salmon heap, half an avocado, cucumber shingle, edamame, egg
    k = [cube("baked salmon", i, (0.235, 0.21, 0.18)) for i in range(4)]
    pts = [
        (-0.64, 0.10),
        (-0.40, 0.36),
        (-0.60, 0.40),
        (-0.38, 0.10),
        (-0.16, 0.34),
        (-0.50, 0.25),
        (-0.36, 0.60),
        (-0.10, 0.58),
        (-0.70, -0.12),
        (-0.46, -0.10),
    ]
    for i, (x, y) in enumerate(pts):
        place(
            k[i % 4],
            (x, y, h(x, y) + (0.10 if i != 5 else 0.24)),
            (uniform(-0.25, 0.25), uniform(-0.25, 0.25), uniform(0, tau)),
            uniform(0.95, 1.1),
        )
    place(k[1], (-0.34, 0.38, h(-0.36, 0.36) + 0.28), (0.2, 0.1, 0.7), 1)
    place(k[2], (-0.28, 0.16, h(-0.3, 0.2) + 0.24), (0.2, -0.2, 0.2), 0.95)
    place(avocado_half(), (0.46, -0.40, h(0.4, -0.4) + 0.21), (0.22, 0.05, 2.5), 0.74)
    shingle(
        [cucumber(i) for i in range(3)], 7, (0, 0), 0.60, -0.05, 1.2, h(0.5, 0.3) + 0.12, 0.55, 1.02
    )
    scatter(
        [small_round(0.055, "edamame", i) for i in range(3)],
        34,
        lambda x, y: h(x - 0.36, y - 0.50) + 0.06,
        0.24,
        (0.9, 1.1),
        center=(-0.36, -0.50),
        least_distance=0.04,
    )
    scatter(
        [small_round(0.055, "edamame", i) for i in range(3)],
        12,
        lambda x, y: h(0.4, 0.4) + 0.13,
        0.15,
        (0.9, 1.1),
        center=(-0.36, -0.50),
        least_distance=0.06,
    )
    place(egg_half(0), (0.02, -0.08, h(0, 0) + 0.22), (0.18, -0.08, 0.5), 1.12)
    scatter(
        [grain("sesame"), grain("sesame"), grain("black")],
        150,
        lambda x, y: h(x, y) + 0.05,
        0.85,
        flat=True,
    )
    for i, p in enumerate(pts[:7]):
        for q in range(3):
            place(
                grain("black" if q else "sesame"),
                (p[0] + uniform(-0.06, 0.06), p[1] + uniform(-0.06, 0.06), h(*p) + 0.185),
                (0, 0, uniform(0, 6)),
            )
    for i in range(9):
        place(
            leaf("micro", i % 4),
            (0.18 + uniform(-0.09, 0.09), 0.34 + uniform(-0.07, 0.07), h(0.1, 0.3) + 0.10),
            (uniform(-0.5, 0.5), -uniform(0.4, 1.2), uniform(0, tau)),
            uniform(1.0, 1.5),
        )
    for i, (x, y, a) in enumerate([(1.38, 0.92, 0.3), (1.58, 0.30, 1.4)]):
        place(citrus("lime", i, 0.06), (x, y, 0.065), (0, 0, a), 1)
    m = plain_material("#3B2A22", 0.35, coat=0.4)
    for d in (0, 0.13):
        rounded_box((-1.45 - d, 0.15, 0.035), (0.055, 2.9, 0.055), 0.02, m, (0, 0, 0.12 + d * 0.15))
    card_camera((0.0, -0.01, 0.34), 6.5, 60, -90, 66, 7, (0, -0.1, 0.6))
