"""Steam over hot food: drops that rise through turbulent air, seen as a thin white veil."""

import numpy as np

from rendering.planes import blurred, smooth

WHITE = (1.0, 0.985, 0.96)
DROPS, STEPS = 90_000, 80
HEIGHT = 0.34  # of the picture's width: how far a drop rises in its life
SOURCE = 0.032  # of the width: how broad a wisp begins
DENSEST = 0.30  # opacity
MARGIN, BORDER = 0.017, 0.09  # of the width: steam ends before the part that a hero leaves out
EDDIES = 22
LONG = 0.6  # an eddy's width as a share of its height


def over(shown, wisps, seed):
    """Lay steam over a cut-out. `wisps` are where it rises, as shares of the picture's width and height from its upper left."""
    height, width, _ = shown.shape
    veil = _veil(width, height, wisps, np.random.default_rng(seed))[..., None]
    opacity = shown[..., 3:]
    covered = opacity + veil - opacity * veil
    colors = shown[..., :3] * opacity * (1 - veil) + np.array(WHITE) * veil
    return np.concatenate([colors / np.maximum(covered, 1e-4), covered], -1).astype("f4")


def _veil(width, height, wisps, rng):
    """How much the steam hides of each pixel; rows begin at the bottom."""
    density = np.zeros((height, width))
    for x, y in wisps:
        density += _wisp(width, height, x, (1 - y) * height / width, rng)
    across, up = (
        smooth((np.minimum(np.arange(n), np.arange(n)[::-1]) / width - MARGIN) / BORDER)
        for n in (width, height)
    )
    return DENSEST * (1 - np.exp(-density)) * across[None, :] * up[:, None]


def _wisp(width, height, x, y, rng):
    """The density of one wisp, about 1 where it is thickest: drops that left in turn, each moved by the air since."""
    age = rng.uniform(0, 1, DROPS)
    at = np.stack([x + rng.normal(0, SOURCE, DROPS), y + rng.normal(0, SOURCE * 0.35, DROPS)])
    size = 0.05 * 6.0 ** rng.uniform(0, 1, EDDIES)
    angle, phase = rng.uniform(0, 2 * np.pi, (2, EDDIES))
    waves = 2 * np.pi / size * np.stack([np.cos(angle), LONG * np.sin(angle)])
    speed = 0.27 * HEIGHT * (size / 0.2) ** 0.5
    turning = rng.uniform(-7, 7, EDDIES)
    for step in range(STEPS):
        now = step / STEPS - 1
        out = age > -now
        here = at[:, out]
        slope = np.sin(waves.T @ here + (phase + turning * now)[:, None]) * speed[:, None]
        free = np.clip((age[out] + now) * 2.5, 0.1, 1)  # close to the food the air is calm
        flow = np.stack([-LONG * np.sin(angle) @ slope, np.cos(angle) @ slope]) * free
        flow[1] += HEIGHT
        at[:, out] = here + flow / STEPS
    weight = smooth(age / 0.45) * smooth((1 - age) / 0.7)
    density = sum(
        blurred(_counted(at[:, chosen], weight[chosen], width, height), blur * width)
        for chosen, blur in (
            (age < 0.35, 0.007),
            ((age >= 0.35) & (age < 0.7), 0.011),
            (age >= 0.7, 0.018),
        )
    )
    return density / np.percentile(density[density > 0.02 * density.max()], 90)


def _counted(at, weight, width, height):
    edges = (np.arange(height + 1) / width, np.arange(width + 1) / width)
    return np.histogram2d(at[1], at[0], edges, weights=weight)[0]
