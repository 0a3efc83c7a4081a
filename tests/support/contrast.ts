type Color = ArrayLike<number>;

/** The relative luminance of an RGB color of 0 to 255 (WCAG 2.2). */
const luminance = (color: Color) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
    const share = color[channel]! / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);

/** The contrast of two RGB colors, from 1 to 21 (WCAG 2.2). */
export function contrast(one: Color, other: Color): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}
