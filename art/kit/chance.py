"""Seeded random numbers: scenes take all of theirs from here, so every render is the same."""

import random

rng = random.Random(1)


def seed(number):
    """Restart the sequence of random numbers from a seed."""
    rng.seed(number)


def uniform(low, high):
    """A random number between `low` and `high`."""
    return rng.uniform(low, high)
