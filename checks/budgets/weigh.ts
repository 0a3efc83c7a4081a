import { brotliCompressSync } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
import { documentParts } from './document-parts';
import type { Part, Weight } from './judge';

/** A built document, and the sizes of the files beside it. */
export type Source = {
  readonly address: string;
  readonly html: string;
  /** Bytes of a file as a host sends it, by its address; nothing if there is none. */
  readonly sizeOf: (address: string) => number | undefined;
  /** Addresses of the scripts that the page has once it is hydrated. */
  readonly scripts: readonly string[];
  /** Addresses of the fonts that every page fetches. */
  readonly fonts: readonly string[];
};

const NOT_CODE = /^(application\/(ld\+)?json|speculationrules|importmap)$/;

const compressed = (text: string) => (text === '' ? 0 : brotliCompressSync(text).length);

/** Weighs a document: what it is itself, and what it asks for by itself. */
export function weigh({ address, html, sizeOf, scripts, fonts }: Source): Weight[] {
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  const files = (addresses: readonly (string | undefined)[]): Part[] =>
    addresses
      .filter((file) => file !== undefined)
      .map((file) => ({ name: file, bytes: sizeOf(file) ?? missing(address, file) }));

  const inline = root.querySelectorAll('script:not([src])').filter(isCode).map(textOf).join('\n');
  const styles = root.querySelectorAll('style').map(textOf).join('\n');
  const linked = root.querySelectorAll('link[rel="stylesheet"]').map(hrefOf);
  return [
    {
      address,
      kind: 'html',
      parts: documentParts(html, sizeOf(address) ?? compressed(html)),
    },
    {
      address,
      kind: 'css',
      parts: [{ name: 'inline', bytes: compressed(styles) }, ...files(linked)],
    },
    { address, kind: 'inline script', parts: [{ name: 'inline', bytes: compressed(inline) }] },
    { address, kind: 'script', parts: files(scripts) },
    { address, kind: 'fonts', parts: files(fonts) },
  ];
}

const textOf = (node: HTMLElement) => node.rawText;
const hrefOf = (node: HTMLElement) => node.getAttribute('href');
const isCode = (node: HTMLElement) => !NOT_CODE.test(node.getAttribute('type') ?? '');

function missing(address: string, file: string): never {
  throw new Error(`${address} asks for ${file}, which the bundle doesn't have.`);
}
