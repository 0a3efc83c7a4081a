import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * Options for AVIF, for which gatsby-plugin-sharp has no setting. sharp's own, an effort of 4 and 4:4:4, take
 * 3.7 times the processor time and 5% more bytes. 4:2:0 is the chroma of nearly every JPEG.
 */
const AVIF_OPTIONS = { effort: 3, chromaSubsampling: '4:2:0' } as const;

/**
 * Gives these options to the encoder of sharp, of which package.json allows one version. Gatsby's workers load
 * gatsby-node.ts, too.
 * @throws if sharp has no method `avif` to wrap
 */
export function setAvifOptions(): void {
  const prototype: { avif?: Sharp['avif'] } = sharp.prototype;
  const { avif } = prototype;
  if (!avif) throw new Error('gatsby/avif-options.ts did not find sharp.prototype.avif.');
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...AVIF_OPTIONS, ...options });
  };
}
