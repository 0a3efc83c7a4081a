import { minify_sync } from 'terser';
import { noMemory, type Memory } from '../../lib/cache';
import { hashOf } from '../../lib/hash';

const SCRIPT = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)([^<].*?)(<\/script>)/gs;

/** Arrow functions for the others: none of ours is called with `new`. */
const OPTIONS = {
  ecma: 2020,
  compress: { passes: 4, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
} as const;

/**
 * Makes the inline scripts of a document as short as they can be.
 * @param memory knows those of other documents and of earlier builds
 */
export const minifyScripts = (html: string, memory: Memory = noMemory): string =>
  html.replace(
    SCRIPT,
    (_, start: string, text: string, end: string) => start + minify(text, memory) + end,
  );

/** A script as short as it can be. */
export const minify = (text: string, memory: Memory): string =>
  memory.recall(`minified ${hashOf(text)}`, () => minify_sync(text, OPTIONS).code ?? '');
