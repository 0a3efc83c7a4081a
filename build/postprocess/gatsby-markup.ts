/**
 * What Gatsby's build writes, in its documents and beside them. No other file of build/ knows it.
 * Each reader throws a sentence that names the file if Gatsby wrote something else.
 */
import type { TextFile } from '../lib/hashed-file';
import { pageDataFileOf } from '../lib/site-files';

/** Which page a document shows. */
export type GatsbyPage = {
  /** Its path, such as `/pricing` or `/404.html`. */
  path: string;
  /** The name of its component's chunk. All documents of a template have the same. */
  component: string;
};

/** The scripts of a document. */
export type GatsbyScripts = {
  /** The addresses of its script elements, in their order. */
  files: readonly string[];
  /** The addresses of each component's own files, by the name of its chunk. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** The statement that sets the hash of the compilation. */
  compilationHash: string;
};

/** Strings that Gatsby's own code writes. The test looks for each of them in Gatsby's package. */
export const MARKERS = {
  root: '___gatsby',
  pagePath: 'gatsby-script-loader',
  scriptsSlice: '_gatsby-scripts',
  chunkMapping: 'window.___chunkMapping=',
  compilationHash: 'window.___webpackCompilationHash=',
  stylesheet: 'gatsby-global-css',
  focusWrapper: 'gatsby-focus-wrapper',
  announcer: 'gatsby-announcer',
  stats: 'webpack.stats.json',
  head: 'data-gatsby-head',
} as const;

const {
  root,
  pagePath,
  scriptsSlice,
  chunkMapping,
  compilationHash,
  stylesheet,
  focusWrapper,
  announcer,
  head,
} = MARKERS;

const ROOT = `id="${root}"`;
/** `data-page-path` is written by plugins/gatsby-plugin-lean-build. */
const PAGE_PATH = new RegExp(`<script id="${pagePath}" data-page-path="([^"]*)">.*?</script>`, 's');
const SCRIPTS = new RegExp(
  `<!-- slice-start id="${scriptsSlice}-1" -->(.*)<!-- slice-end id="${scriptsSlice}-1" -->`,
  's',
);
const SCRIPT_FILE = /<script[^>]*\ssrc="([^"]+)"/g;
const CHUNKS = new RegExp(`${chunkMapping}("(?:[^"\\\\]|\\\\.)*")`);
const COMPILATION = new RegExp(`${compilationHash}"[^"]*"`);
const STYLESHEET = new RegExp(
  `<style data-href="([^"]+)" data-identity="${stylesheet}">(.*?)</style>`,
  's',
);
const ROUTER_STYLES = [focusWrapper, announcer].map((id) => ({
  tag: new RegExp(`<div\\b[^>]*\\bid="${id}"[^>]*>`),
  name: `<div id="${id}" style="…">`,
}));
const STYLE_ATTRIBUTE = / style="[^"]*"/;
const COMPONENT_STYLE = new RegExp(`<style(?: ${head}="true")?>(.*?)</style>`, 'gs');

/** The address of the data that Gatsby fetches for every page. */
export const APP_DATA_ADDRESS = '/page-data/app-data.json';

/** The address of a page's data. */
export const pageDataAddress = (path: string): string => `/${pageDataFileOf(path)}`;

/** The texts of the style elements that components render, in a page or as its `Head`. */
export const componentStyles = (html: string): string[] =>
  [...html.matchAll(COMPONENT_STYLE)].map(([, text = '']) => text);

/** Whether Gatsby rendered a document. `static/` may contain others. */
export const isGatsbyDocument = (html: string): boolean => html.includes(ROOT);

/**
 * Reads which page a document shows.
 * @param file the document's file, for messages
 * @param read the text of a file in Gatsby's `public`, by its address
 * @returns null for a document that Gatsby did not render
 * @throws if the document has Gatsby's root but no path, or the page's data names no component
 */
export function readPage(
  html: string,
  file: string,
  read: (address: string) => string,
): GatsbyPage | null {
  if (!isGatsbyDocument(html)) return null;
  const path = groupOf(PAGE_PATH, html, file, `<script id="${pagePath}" data-page-path="…">`);
  const address = pageDataAddress(path);
  const { componentChunkName } = JSON.parse(read(address)) as { componentChunkName?: string };
  if (!componentChunkName) throw missing(address.slice(1), '"componentChunkName"');
  return { path, component: componentChunkName };
}

/**
 * Reads Gatsby's scripts in a document.
 * @throws if the scripts, the chunk mapping or the hash of the compilation are missing
 */
export function readScripts(html: string, file: string): GatsbyScripts {
  const scripts = groupOf(SCRIPTS, html, file, `the slice "${scriptsSlice}-1"`);
  const files = Array.from(scripts.matchAll(SCRIPT_FILE), ([, address = '']) => address);
  if (files.length === 0) throw missing(file, '<script src="…">');
  const mapping = groupOf(CHUNKS, scripts, file, chunkMapping);
  return {
    files,
    chunks: JSON.parse(JSON.parse(mapping)) as GatsbyScripts['chunks'],
    compilationHash: matchOf(COMPILATION, scripts, file, compilationHash),
  };
}

/** Removes Gatsby's scripts from a document. See {@link readScripts}. */
export const withoutScripts = (html: string): string =>
  html.replace(PAGE_PATH, '').replace(SCRIPTS, '');

/** The site's stylesheet, which Gatsby writes into every document, and its address as a file. */
export function readStylesheet(html: string, file: string): TextFile {
  const address = groupOf(STYLESHEET, html, file, `<style data-identity="${stylesheet}">`);
  return { address, text: STYLESHEET.exec(html)?.[2] ?? '' };
}

/** Replaces the stylesheet by other elements. */
export function replaceStylesheet(html: string, file: string, elements: string): string {
  matchOf(STYLESHEET, html, file, `<style data-identity="${stylesheet}">`);
  return html.replace(STYLESHEET, () => elements);
}

/** The element in which Gatsby writes a stylesheet. */
export const stylesheetElement = ({ address, text }: TextFile): string =>
  `<style data-href="${address}" data-identity="${stylesheet}">${text}</style>`;

/** Removes the style attributes of Gatsby's router. `src/styles/base.css` has the same rules. */
export function withoutRouterStyles(html: string, file: string): string {
  return ROUTER_STYLES.reduce((before, { tag, name }) => {
    const element = matchOf(tag, before, file, name);
    matchOf(STYLE_ATTRIBUTE, element, file, name);
    return before.replace(element, () => element.replace(STYLE_ATTRIBUTE, ''));
  }, html);
}

/**
 * The file of the site's stylesheet.
 * @param stats the text of `webpack.stats.json`
 */
export function stylesheetFile(stats: string): string {
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName?: { app?: readonly string[] };
  };
  const file = assetsByChunkName?.app?.find((name) => name.endsWith('.css'));
  if (!file) throw missing(MARKERS.stats, 'the stylesheet of the chunk "app"');
  return file;
}

function matchOf(pattern: RegExp, text: string, file: string, what: string): string {
  const match = pattern.exec(text);
  if (!match) throw missing(file, what);
  return match[0];
}

function groupOf(pattern: RegExp, text: string, file: string, what: string): string {
  const group = pattern.exec(text)?.[1];
  if (group === undefined) throw missing(file, what);
  return group;
}

const missing = (file: string, what: string) =>
  new Error(
    `${file} does not contain ${what}. Gatsby writes it differently: update build/postprocess/gatsby-markup.ts.`,
  );
