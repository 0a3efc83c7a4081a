type Color = ArrayLike<number>;

/** The linear light of a channel from 0 to 255. */
function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The relative luminance of an RGB color (WCAG 2.2). */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = Array.from(color, linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two RGB colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const luminances = [luminance(one), luminance(other)];
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
