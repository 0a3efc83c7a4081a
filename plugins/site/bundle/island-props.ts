import type { HTMLElement } from 'node-html-parser';
import { pathPrefix } from '../model/site-url';
import { hashOf } from '../result-cache';

/** Bytes of props from which a request of its own is worth it: about 500 in the compressed document. */
const LARGE = 4096;

/** A file that the bundle needs for a document. */
type AddedFile = { file: string; text: string };

const scriptsIn = (root: HTMLElement) => root.querySelectorAll('script[type="application/json"]');

/** All strings in the props of a document's islands. */
export const propsOf = (root: HTMLElement): string[] =>
  scriptsIn(root).flatMap(({ rawText }) => textsIn(JSON.parse(rawText)));

/** All strings in a JSON value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);

/**
 * Moves the large props of islands out of a document, which is shown before anyone needs them.
 * @returns the files with the props, for `src/islands/island-element.ts` to fetch
 */
export function moveLargeProps(root: HTMLElement): AddedFile[] {
  return scriptsIn(root).flatMap((script) => {
    const text = script.rawText;
    const island = root.querySelector(`react-island[props-id="${script.id}"]`);
    if (!island || Buffer.byteLength(text) < LARGE) return [];
    const file = `static/props-${hashOf(text).slice(0, 8)}.json`;
    const address = `${pathPrefix()}/${file}`;
    island.removeAttribute('props-id');
    island.setAttribute('props-file', address);
    script.remove();
    return [{ file, text }];
  });
}
