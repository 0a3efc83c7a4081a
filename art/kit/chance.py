"""Chance, seeded: a scene draws its random numbers here and nowhere else, so it comes out the same each time."""

import random

rng = random.Random(1)


def seed(number):
    """Start the random numbers over."""
    rng.seed(number)


def uniform(low, high):
    """A random number between the two."""
    return rng.uniform(low, high)
