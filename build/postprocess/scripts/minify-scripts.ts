import { minify_sync } from 'terser';
import { noCache, type Cache } from '../../lib/cache';
import { hashOf } from '../../lib/hash';

const SCRIPT = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)([^<].*?)(<\/script>)/gs;

/** Arrow functions for the others: none of ours is called with `new`. */
const OPTIONS = {
  ecma: 2020,
  compress: { passes: 4, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
} as const;

/**
 * Makes the inline scripts of a document as short as they can be.
 * @param cache knows those of other documents and of earlier builds
 */
export const minifyScripts = (html: string, cache: Cache = noCache): string =>
  html.replace(
    SCRIPT,
    (_, start: string, text: string, end: string) => start + minify(text, cache) + end,
  );

/** A script as short as it can be. */
export const minify = (text: string, cache: Cache): string =>
  cache.getOrCompute(`minified ${hashOf(text)}`, () => minify_sync(text, OPTIONS).code ?? '');
