import { minify_sync } from 'terser';

const SCRIPT = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)([^<].*?)(<\/script>)/gs;

/** Arrow functions for the others: none of ours is called with `new`. */
const OPTIONS = {
  ecma: 2020,
  compress: { passes: 4, unsafe_arrows: true, keep_fargs: false, pure_getters: true },
} as const;

const minified = new Map<string, string>();

/** Makes the inline scripts of a document as short as they can be; a script is minified once a build. */
export const minifyScripts = (html: string): string =>
  html.replace(SCRIPT, (_, start: string, text: string, end: string) => start + minify(text) + end);

/** A script as short as it can be. */
export function minify(text: string): string {
  const known = minified.get(text);
  if (known !== undefined) return known;
  const { code = '' } = minify_sync(text, OPTIONS);
  minified.set(text, code);
  return code;
}
