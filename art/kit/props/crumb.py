"""The crumb of bread."""

import numpy as np
from mathutils import Vector, noise


def bubbles(points, variant):
    """How deep each point lies in a bubble of the crumb, from 0 to 1: few large bubbles and many small ones."""
    depth = np.zeros(len(points))
    for scale, reach in ((7.0, 0.42), (15.0, 0.40), (30.0, 0.38)):
        for i, (x, y, _) in enumerate(points):
            # Stretched, and bent by noise, so that no bubble is round.
            spot = Vector((x * scale * 0.8, y * scale, variant * 7.3))
            bend = [noise.noise(spot * 0.9 + Vector((0, 0, 5.7 * axis))) for axis in (1, 2, 3)]
            spot += 0.35 * Vector(bend)  # `noise_vector` differs from run to run
            distances, centers = noise.voronoi(spot)
            size = reach * (0.35 + 0.65 * abs(noise.noise(centers[0] * 3.1)) * 2)
            depth[i] = max(depth[i], min(1, max(0, (size - distances[0]) / 0.16)))
    return depth
