import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { assertFound } from './assert-found';

/**
 * Options for AVIF where the caller sets none. Effort, of 9: sharp's default of 4 takes three times
 * the CPU of 3 and saves 4 % of the bytes. Colors have half the resolution of the lightness, as in
 * nearly every JPEG: 10 % fewer bytes, 18 % less CPU (docs/decisions/0022-build-speed.md).
 */
export const AVIF_OPTIONS = { effort: 3, chromaSubsampling: '4:2:0' } as const;

/**
 * Gives sharp's AVIF encoder these options, because gatsby-plugin-sharp has no setting for them.
 * @param resolveSharp finds the sharp that a package loads; throws unless both load the same one
 */
export function setAvifOptions(
  prototype: { avif?: Sharp['avif'] } = sharp.prototype,
  resolveSharp: (importer: string) => string = sharpOf,
): void {
  assertFound(
    resolveSharp('package.json') === resolveSharp('node_modules/gatsby-plugin-sharp/package.json'),
    'the project’s own sharp, and not a second one,',
    'gatsby-plugin-sharp',
  );
  const { avif } = prototype;
  assertFound(avif, 'the method avif', 'sharp’s prototype');
  prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...AVIF_OPTIONS, ...options });
  };
}

/** @param importer a file of the package, from the project's folder */
const sharpOf = (importer: string): string =>
  createRequire(path.resolve(importer)).resolve('sharp');
