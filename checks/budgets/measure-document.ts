import { brotliCompressSync, constants } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import type { Measurement, Part } from './measurement';

/** A built document, and the files that it needs. */
export type BuiltDocument = {
  readonly address: string;
  readonly html: string;
  /** Bytes of a file as a host sends it, by its address; undefined if there is no such file. */
  readonly sizeOf: (address: string) => number | undefined;
  /** Addresses of the scripts that the page has once it is hydrated. */
  readonly scripts: readonly string[];
  /** Addresses of the fonts that every page fetches. */
  readonly fonts: readonly string[];
};

/** Types of script elements that hold data. */
const DATA_TYPES = /^(application\/(ld\+)?json|speculationrules|importmap)$/;

/** Measures a document's own bytes, and those of the files that it needs. */
export function measureDocument(document: BuiltDocument): Measurement[] {
  const { address, html, sizeOf, scripts, fonts } = document;
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const files = (addresses: readonly (string | undefined)[]): Part[] =>
    addresses
      .filter((file) => file !== undefined)
      .map((file) => ({ name: file, bytes: sizeOf(file) ?? failMissing(address, file) }));

  const inline = root.querySelectorAll('script:not([src])').filter(isCode).map(textOf).join('\n');
  const styles = root.querySelectorAll('style').map(textOf).join('\n');
  const linked = root.querySelectorAll('link[rel="stylesheet"]').map(hrefOf);
  return [
    { address, kind: 'html', parts: documentParts(html, sizeOf(address) ?? compressedSize(html)) },
    {
      address,
      kind: 'css',
      parts: [{ name: 'inline', bytes: compressedSize(styles) }, ...files(linked)],
    },
    { address, kind: 'inline script', parts: [{ name: 'inline', bytes: compressedSize(inline) }] },
    { address, kind: 'script', parts: files(scripts) },
    { address, kind: 'fonts', parts: files(fonts) },
  ];
}

const textOf = (node: HTMLElement) => node.rawText;
const hrefOf = (node: HTMLElement) => node.getAttribute('href');
const isCode = (node: HTMLElement) => !DATA_TYPES.test(node.getAttribute('type') ?? '');

const compressedSize = (text: string, options = {}) =>
  text === '' ? 0 : brotliCompressSync(text, options).length;

function failMissing(address: string, file: string): never {
  throw new Error(`${address} needs ${file}, which the bundle doesn’t have.`);
}

/** Parts of a document that may grow independently. */
const PARTS: Readonly<Record<string, RegExp>> = {
  styles: /<style[^>]*>.*?<\/style>/gs,
  scripts: /<script[^>]*>.*?<\/script>/gs,
  icons: /<svg.*?<\/svg>/gs,
  'lists of picture files': / srcset="[^"]*"/gis,
  'class names': / class="[^"]*"/g,
};

// Good enough for shares; the quality of the bundle takes ten times as long.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Divides the compressed bytes of a document among its parts. The share of a part is about what the
 * document would lose without it; the rest is text and markup. All shares add up to `bytes`.
 */
function documentParts(html: string, bytes: number): Part[] {
  const whole = compressedSize(html, QUICK);
  const parts = Object.entries(PARTS).map(([name, pattern]) => {
    const rest = compressedSize(html.replaceAll(pattern, ''), QUICK);
    return { name, bytes: Math.round(((whole - rest) / whole) * bytes) };
  });
  const sum = parts.reduce((total, part) => total + part.bytes, 0);
  return [...parts, { name: 'text and markup', bytes: bytes - sum }];
}
