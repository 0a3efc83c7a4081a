import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A smaller file fits into one packet, so compressing it saves nothing. */
const WORTHWHILE_BYTES = 1024;

/**
 * The brotli quality of files whose number or size grows with the articles: the best quality would cost
 * a minute of each cold build for a thousand articles (docs/decisions/0022-build-speed.md). Visitors
 * wait for an article's document, but not for its data, its markdown or the feeds.
 */
const QUALITIES: readonly [RegExp, number][] = [
  [/^blog\/.+\.html$/, 10],
  [/^(?:page-data\/blog\/.+\/|blog\/)/, 8],
  [/^[^/]+\.(?:json|txt|xml)$/, 8],
];

/** The brotli quality of a file (RFC 7932's encoder, 0 to 11), by its path in the bundle. */
export const brotliQualityOf = (file: string): number =>
  QUALITIES.find(([files]) => files.test(file))?.[1] ?? constants.BROTLI_MAX_QUALITY;

/** The compressors of the formats that every browser decodes, by the extensions that hosts look for. */
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

/** The versions of the libraries: with the original and the quality, they determine the bytes. */
export const COMPRESSOR_VERSION = `brotli-${process.versions.brotli}-zlib-${process.versions.zlib}`;

/**
 * Compresses a text with brotli (RFC 7932) or gzip (RFC 1952), always to the same bytes.
 * @returns undefined if the text is small, or if the result isn't smaller
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
