import { createRequire } from 'node:module';
import path from 'node:path';
import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { assertFound } from './assert-found';

/**
 * Options for AVIF where the caller sets none (docs/decisions/0022-build-speed.md). The effort goes from
 * 0 to 9; sharp's default, 4, takes three times the CPU time of 3 and saves 4 % of the bytes. Chroma
 * subsampling of 4:2:0, which nearly every JPEG has, saves 10 % of the bytes and 18 % of the CPU time.
 */
export const AVIF_OPTIONS = { effort: 3, chromaSubsampling: '4:2:0' } as const;

/**
 * Gives sharp's AVIF encoder these options, because gatsby-plugin-sharp has no setting for them.
 * @param resolveSharp finds the path of the sharp that a package loads, as {@link sharpOf} does
 * @throws if gatsby-plugin-sharp and this project load different copies of sharp
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

/** @param importer the path of a file of the package, relative to the project's folder */
const sharpOf = (importer: string): string =>
  createRequire(path.resolve(importer)).resolve('sharp');
