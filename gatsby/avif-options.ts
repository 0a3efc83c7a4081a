import { createRequire } from 'node:module';
import path from 'node:path';
import type { AvifOptions, Sharp } from 'sharp';

/**
 * Options for AVIF, for which gatsby-plugin-sharp has no setting. sharp's own, an effort of 4 and 4:4:4, take
 * 3.7 times the processor time and 5% more bytes. 4:2:0 is the chroma of nearly every JPEG.
 */
const AVIF_OPTIONS = { effort: 3, chromaSubsampling: '4:2:0' } as const;

/**
 * Gives the encoder of the sharp that gatsby-plugin-sharp loads these options. Gatsby's workers load
 * gatsby-node.ts, too.
 * @throws if it has no method `avif` to wrap
 */
export function setAvifOptions(prototype = prototypeOfSharp()): void {
  const { avif } = prototype;
  if (!avif)
    throw new Error('gatsby/avif-options.ts looked for sharp.prototype.avif and did not find it.');
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...AVIF_OPTIONS, ...options });
  };
}

function prototypeOfSharp(): { avif?: Sharp['avif'] } {
  const plugin = createRequire(path.resolve('package.json')).resolve('gatsby-plugin-sharp');
  return createRequire(plugin)('sharp').prototype;
}
