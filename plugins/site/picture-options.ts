import { createRequire } from 'node:module';
import path from 'node:path';
import type { AvifOptions, Sharp } from 'sharp';

/**
 * Options for AVIF that gatsby-plugin-sharp doesn't pass on. sharp's defaults, an effort of 4 and 4:4:4, take 3.7 times
 * the processor time and 5% more bytes. 4:2:0 is the chroma of nearly every JPEG.
 */
const AVIF_OPTIONS = { effort: 3, chromaSubsampling: '4:2:0' } as const;

/** The options of gatsby-plugin-sharp. After a change of this file, all pictures are encoded again (`output.ts`). */
export const PICTURE_OPTIONS = {
  defaults: {
    formats: ['auto', 'avif'],
    placeholder: 'none',
    quality: 78,
    // AVIF has another quality scale: 45 looks like a JPEG of 78 (docs/decisions/0004-picture.md).
    avifOptions: { quality: 45, ...AVIF_OPTIONS },
  },
};

/** Sets the options in the copy of sharp that gatsby-plugin-sharp loads. */
export function setAvifOptions(): void {
  const plugin = createRequire(path.resolve('package.json')).resolve('gatsby-plugin-sharp');
  const prototype: { avif?: Sharp['avif'] } = createRequire(plugin)('sharp').prototype;
  const { avif } = prototype;
  if (!avif)
    throw new Error('plugins/site/picture-options.ts did not find the method avif of sharp.');
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...AVIF_OPTIONS, ...options });
  };
}
