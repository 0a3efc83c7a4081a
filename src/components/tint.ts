const STEP = 16;
const CHANNELS = ['r', 'g', 'b'] as const;

/**
 * The classes that give a picture a background color while it loads (tint.css).
 * @param color `#rrggbb`; each channel is rounded to the middle of its step of 16
 * @returns an empty string for any other text
 */
export function tintOf(color: string | undefined): string {
  const channels = /^#(..)(..)(..)$/.exec(color ?? '')?.slice(1);
  if (!channels) return '';
  const steps = channels.map(
    (hex) => Math.floor(Number.parseInt(hex, 16) / STEP) * STEP + STEP / 2,
  );
  return ['tinted', ...CHANNELS.map((channel, place) => `tint-${channel}-${steps[place]}`)].join(
    ' ',
  );
}
