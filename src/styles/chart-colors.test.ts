import { readFileSync } from 'node:fs';
import { contrast, type Color } from '../../tests/support/contrast';

const THEME = readFileSync('src/styles/theme.css', 'utf8');
const BACKGROUNDS = ['page', 'surface', 'sunken'];
const THEMES = ['light', 'dark'] as const;

/** A color token in a theme; a token with prefers-contrast comes later in the file and doesn't count. */
function color(name: string, theme: (typeof THEMES)[number]): Color {
  const [, ...values] = new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(
    THEME,
  )!;
  const hex = values[THEMES.indexOf(theme)]!;
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red!, green!, blue!];
}

// WCAG 2.2, 1.4.11: parts of a chart that people need in order to understand it.
test.each(THEMES)('amounts and added amounts differ by 3:1 in the %s theme', (theme) => {
  expect(contrast(color('amount', theme), color('added', theme))).toBeGreaterThanOrEqual(3);
});

test.each(
  THEMES.flatMap((theme) =>
    BACKGROUNDS.flatMap((ground) =>
      ['amount', 'added'].map((bar) => [bar, ground, theme] as const),
    ),
  ),
)('%s has 3:1 on %s in the %s theme', (bar, ground, theme) => {
  expect(contrast(color(bar, theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
});
