const STEP = 16;
const CHANNELS = ['r', 'g', 'b'] as const;

/**
 * The classes that paint a color as the ground of a picture (src/styles/tint.css).
 * @param color `#rrggbb`; each channel is taken to the middle of its step of 16
 * @returns no class for what is no such color
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
