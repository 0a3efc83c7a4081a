import { minify_sync } from 'terser';
import { noCache, type Cache } from '../../lib/cache';
import { hashOf } from '../../lib/hash';

/** Inline scripts without a type. */
const SCRIPT = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)([^<].*?)(<\/script>)/gs;

/** `unsafe_arrows` may make arrow functions of functions, because the site calls none with `new`. */
const OPTIONS = {
  ecma: 2020,
  compress: { passes: 4, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
} as const;

/**
 * Minifies the inline scripts of a document.
 * @param cache scripts that were minified for other documents or by earlier builds
 */
export const minifyScripts = (html: string, cache: Cache = noCache): string =>
  html.replace(
    SCRIPT,
    (_, start: string, text: string, end: string) => start + minify(text, cache) + end,
  );

/** Minifies a script. */
export const minify = (text: string, cache: Cache): string =>
  cache.getOrCompute(`minified ${hashOf(text)}`, () => minify_sync(text, OPTIONS).code ?? '');
