import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * How hard the encoder tries, of 9. Measured on the site's own pictures: sharp's default of 4 takes
 * three times the CPU of 3 and saves 4 % of the bytes (docs/decisions/0022-build-speed.md).
 */
export const AVIF_EFFORT = 3;

/**
 * Gives sharp's AVIF encoder that effort wherever nothing else is said. gatsby-plugin-sharp has no
 * option for it, and shares this module's sharp.
 */
export function setAvifEffort(prototype: { avif: Sharp['avif'] } = sharp.prototype): void {
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: AVIF_EFFORT, ...options });
  };
}
