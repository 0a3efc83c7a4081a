/** Red, green and blue from 0 to 255, and alpha from 0 to 1 (by default 1). */
export type Color = readonly [red: number, green: number, blue: number, alpha?: number];

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const linear = (channel: number) => LINEAR[Math.round(channel)]!;

/** From 0 for black to 1 for white (WCAG 2.2, relative luminance). */
const luminance = ([red, green, blue]: Color) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const over = ([red, green, blue, alpha = 1]: Color, ground: Color): Color =>
  alpha === 1
    ? [red, green, blue]
    : [
        red * alpha + ground[0] * (1 - alpha),
        green * alpha + ground[1] * (1 - alpha),
        blue * alpha + ground[2] * (1 - alpha),
      ];

/** The contrast of a color, which may be translucent, on an opaque one: from 1 to 21 (WCAG 2.2). */
export function contrast(ink: Color, ground: Color): number {
  const first = luminance(over(ink, ground));
  const second = luminance(ground);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/**
 * The value below which a share of the values lies; undefined if there are no values.
 * @param share from 0 for the least value to 1 for the greatest
 */
export function percentile(values: readonly number[], share: number): number | undefined {
  const ascending = Float64Array.from(values).toSorted();
  return ascending[Math.floor(share * (ascending.length - 1))];
}
