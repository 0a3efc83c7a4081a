"""A shallower focus than the camera's, laid over the finished picture, because the renderer's own would need more samples."""

import numpy as np

APERTURE = 0.028  # the diameter of the blur of things very far away, as a share of the picture's width
LEVELS = (0, 2, 3.5, 5.5, 8, 11)  # diameters of the blur, in thousandths of the picture's width


def blur(shown, depth, sharp_at):
    """Blur a cut-out where it is nearer or farther than `sharp_at`, by the depth of each pixel."""
    width = shown.shape[1]
    unsharp = APERTURE * np.abs(depth - sharp_at) / depth * 1000
    unsharp = np.minimum(_softened(unsharp, 2), LEVELS[-1])
    layer = shown.copy()
    layer[..., :3] *= layer[..., 3:]
    blurred = layer
    for low, high in zip(LEVELS, LEVELS[1:]):
        kernel = _disc(high * width / 1000)
        own = np.clip((unsharp - 0.5 * low) / (0.5 * high), 0.02, 1)  # what is sharp doesn't spread
        spread = np.stack([_convolved(layer[..., i] * own, kernel) for i in range(4)], -1)
        spread /= _convolved(own, kernel)[..., None]
        share = np.clip((unsharp - low) / (high - low), 0, 1)[..., None]
        blurred = blurred * (1 - share) + spread * share
    blurred[..., :3] /= np.maximum(blurred[..., 3:], 1e-4)
    return np.clip(blurred, 0, 1).astype("f4")


def _disc(diameter):
    """A disc with a soft edge, as weights that add up to 1."""
    reach = int(diameter / 2 + 1.5)
    offsets = np.arange(-reach, reach + 1)
    from_middle = np.hypot(*np.meshgrid(offsets, offsets))
    weights = np.clip(diameter / 2 + 0.5 - from_middle, 0, 1)
    return weights / weights.sum()


def _convolved(plane, kernel):
    """The plane convolved with the kernel; beyond the borders, the edge values repeat."""
    reach = kernel.shape[0] // 2
    padded = np.pad(plane, reach, "edge")
    spectrum = np.fft.rfft2(padded) * np.fft.rfft2(kernel, padded.shape)
    return np.fft.irfft2(spectrum, padded.shape)[2 * reach :, 2 * reach :]


def _softened(plane, passes):
    for _ in range(passes):
        padded = np.pad(plane, 1, "edge")
        plane = sum(
            padded[i : i + plane.shape[0], j : j + plane.shape[1]] for i in range(3) for j in range(3)
        ) / 9
    return plane
