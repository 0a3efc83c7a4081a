import sharp, { type AvifOptions, type Sharp } from 'sharp';

/**
 * Options for AVIF, for which gatsby-plugin-sharp has no setting. sharp's own, an effort of 4 and 4:4:4, take
 * 3.7 times the processor time and 5% more bytes. 4:2:0 is the chroma of nearly every JPEG.
 */
const AVIF_OPTIONS = { effort: 3, chromaSubsampling: '4:2:0' } as const;

// gatsby-plugin-sharp loads the same sharp, because package.json allows one version.
const prototype: { avif?: Sharp['avif'] } = sharp.prototype;
const { avif } = prototype;
if (!avif) throw new Error('gatsby/avif-options.ts did not find sharp.prototype.avif.');
prototype.avif = function (this: Sharp, options?: AvifOptions) {
  return avif.call(this, { ...AVIF_OPTIONS, ...options });
};
