"""Perlin noise for arrays of points."""

import numpy as np
from mathutils import Vector
from mathutils import noise as perlin


def noise_at(points, scale=1.0, pattern=0.0):
    """Perlin noise in -1..1 at each point; `scale` is one number or one per axis; `pattern` is the seed."""
    o = Vector((pattern * 13.7, pattern * 7.1, -pattern * 3.3))
    return np.array(
        [perlin.noise(Vector(p) + o) for p in np.asarray(points).reshape(-1, 3) * scale]
    )
