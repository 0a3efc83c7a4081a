type Color = ArrayLike<number>;

/** The linear light of a channel from 0 to 255. */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The same for whole values, because a screenshot has a million. */
const LINEAR = Array.from({ length: 256 }, (_, value) => linear(value));

function light(value = 0): number {
  return LINEAR[value] ?? linear(value);
}

/** The relative luminance of an RGB color (WCAG 2.2). */
function luminance({ 0: red, 1: green, 2: blue }: Color): number {
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** The contrast of two RGB colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
