import { readFileSync } from 'node:fs';

const CSS = readFileSync('src/styles/theme.css', 'utf8');

/** The relative luminance of a color token in both themes (WCAG 2.2). */
function luminanceOf(name: string): [light: number, dark: number] {
  const [, ...themes] = new RegExp(`--color-${name}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(
    CSS,
  )!;
  const [light, dark] = themes.map((hex) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
      const share = Number.parseInt(hex.slice(channel * 2, channel * 2 + 2), 16) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0),
  );
  return [light!, dark!];
}

// WCAG 2.2, 1.4.11: parts of a chart that people need in order to understand it.
test.each([
  ['amount', 'added'],
  ...['amount', 'added'].flatMap((bar) => ['page', 'surface', 'sunken'].map((on) => [bar, on])),
] as [string, string][])('the color %s has 3:1 on %s in both themes', (bar, ground) => {
  for (const theme of [0, 1]) {
    const pair = [luminanceOf(bar)[theme]!, luminanceOf(ground)[theme]!];
    expect((Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)).toBeGreaterThanOrEqual(3);
  }
});
