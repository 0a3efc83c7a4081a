import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * How AVIF is encoded where nothing else is said. Effort, of 9: sharp's default of 4 takes three times
 * the CPU of 3 and saves 4 % of the bytes. Colors at half the detail of the lightness, as in nearly
 * every JPEG: 10 % fewer bytes, 18 % less CPU (docs/decisions/0022-build-speed.md).
 */
export const AVIF_OPTIONS = { effort: 3, chromaSubsampling: '4:2:0' } as const;

/** Gives sharp's AVIF encoder these options: gatsby-plugin-sharp has none for them, and shares this module's sharp. */
export function setAvifOptions(prototype: { avif: Sharp['avif'] } = sharp.prototype): void {
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...AVIF_OPTIONS, ...options });
  };
}
