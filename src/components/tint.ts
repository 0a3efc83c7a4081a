const STEP = 16;
const CHANNELS = ['r', 'g', 'b'] as const;

/** The luminance at which white and black text have the same contrast (WCAG 2.2, "contrast ratio"). */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/**
 * The classes for a picture's background while it loads (tint.css), and for its alternative text. Each channel of
 * `#rrggbb` is rounded to one of 16 steps; other colors have no classes.
 */
export function tintOf(color: string | undefined): string {
  const channels = /^#(..)(..)(..)$/.exec(color ?? '')?.slice(1);
  if (!channels) return '';
  const steps = channels.map(
    (hex) => Math.floor(Number.parseInt(hex, 16) / STEP) * STEP + STEP / 2,
  );
  const text = luminanceOf(steps) < MIDDLE ? 'text-white' : 'text-black';
  return [
    'tinted',
    text,
    ...CHANNELS.map((channel, place) => `tint-${channel}-${steps[place]}`),
  ].join(' ');
}

/** The luminance of an sRGB color, from 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminanceOf(channels: readonly number[]): number {
  const [red, green, blue] = channels.map((each) => {
    const share = each / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
