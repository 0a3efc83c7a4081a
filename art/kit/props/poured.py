"""What lies in a spoon."""

from kit.builder import MeshBuilder
from kit.chance import uniform
from kit.color import mix_colors
from kit.noise import noise_at
from kit.place import group, place
from kit.props.cutlery import cutlery
from kit.shapes import ball


def used_spoon(location, turn, metal, tones, food):
    """A spoon as `cutlery` places it, with some thick `food` (its material) left in it, between two tones."""
    points, faces, _, _ = ball(90, 60)
    rough = (
        0.22 * noise_at(points, 2, 5)
        + 0.12 * noise_at(points, 6, 6)
        + 0.05 * noise_at(points, 15, 7)
    )
    points *= (1 + rough)[:, None]
    color = mix_colors(*tones, 0.5 + noise_at(points, 4, 2) + 0.5 * noise_at(points, 12, 3))
    rest = MeshBuilder().add(points * [0.15, 0.105, 0.042], faces, 0, color).build("rest", [food])
    with group(location, turn, 0.8):
        cutlery((0, 0, 0), 0, metal)
        place(rest, (0.20, 0, 0.068), (0, 0, uniform(-0.2, 0.2)))
