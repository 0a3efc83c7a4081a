import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this a file fits one packet, and its compressed form saves nothing. */
const WORTHWHILE_BYTES = 1024;

/**
 * Articles grow without end: a thousand of them with the best quality cost a minute of each cold build
 * (docs/decisions/0022-build-speed.md). Their documents are what a visitor waits for; their data come
 * before they are wanted, and nobody waits for their twins in markdown, nor for the feeds and the
 * lists of the whole site, which change with every article.
 */
const QUALITIES: readonly [RegExp, number][] = [
  [/^blog\/.+\.html$/, 10],
  [/^(?:page-data\/blog\/.+\/|blog\/)/, 8],
  [/^[^/]+\.(?:json|txt|xml)$/, 8],
];

/** The brotli quality of a file (RFC 7932's encoder, 0 to 11), by its path in the bundle. */
export const brotliQualityOf = (file: string): number =>
  QUALITIES.find(([files]) => files.test(file))?.[1] ?? constants.BROTLI_MAX_QUALITY;

/** The strong forms that every browser reads, by the endings that hosts look for. */
const COMPRESSORS = {
  '.br': (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

export type Ending = keyof typeof COMPRESSORS;

export const ENDINGS = Object.keys(COMPRESSORS) as Ending[];

/** What decides over the compressed bytes besides the original: the versions of the libraries. */
export const COMPRESSOR_VERSION = `brotli-${process.versions.brotli}-zlib-${process.versions.zlib}`;

/**
 * A text in its brotli (RFC 7932) or gzip (RFC 1952) form, which is the same whenever it is made.
 * @returns nothing where the original is as good: when it is small or the form isn't smaller
 */
export async function compress(
  bytes: Buffer,
  ending: Ending,
  quality: number = constants.BROTLI_MAX_QUALITY,
): Promise<Buffer | undefined> {
  if (bytes.length < WORTHWHILE_BYTES) return undefined;
  const compressed = await COMPRESSORS[ending](bytes, quality);
  return compressed.length < bytes.length ? compressed : undefined;
}
