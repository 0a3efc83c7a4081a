import { brotliCompressSync, constants } from 'node:zlib';
import type { Part } from './judge';

/** What a document is made of, for whoever looks for the part that grew. */
const PIECES: Readonly<Record<string, RegExp>> = {
  styles: /<style[^>]*>.*?<\/style>/gs,
  scripts: /<script[^>]*>.*?<\/script>/gs,
  icons: /<svg.*?<\/svg>/gs,
  'lists of picture files': / srcset="[^"]*"/gis,
  'class names': / class="[^"]*"/g,
};

// Shares only: the host's own quality takes ten times as long.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const compressed = (text: string) => brotliCompressSync(text, QUICK).length;

/**
 * Shares out the compressed bytes of a document: what it would lose without each piece, and the rest.
 * The shares add up to `bytes`, though compression makes each of them an estimate.
 */
export function documentParts(html: string, bytes: number): Part[] {
  const whole = compressed(html);
  const pieces = Object.entries(PIECES).map(([name, pattern]) => ({
    name,
    bytes: Math.round(((whole - compressed(html.replaceAll(pattern, ''))) / whole) * bytes),
  }));
  const shared = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
  return [...pieces, { name: 'text and markup', bytes: bytes - shared }];
}
