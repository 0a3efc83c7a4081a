import { FIRST_SCRIPT_MARK } from '../../../src/inline-scripts/first-script';
import { defaultPolicyScript } from '../../../src/inline-scripts/trusted-types';
import { noCache, type Cache } from '../../lib/cache';
import { fileWithHash, type TextFile } from '../../lib/hashed-file';
import {
  APP_DATA_ADDRESS,
  pageDataAddress,
  readScripts,
  readStylesheet,
  withoutScripts,
  type GatsbyPage,
} from '../gatsby-markup';
import { minify } from './minify-scripts';

/** A document whose scripts are to be deferred. */
export type DeferredPage = {
  /** The document's file, for messages. */
  file: string;
  page: GatsbyPage;
  /** The address of the feature explorer's contents, if there is such a file. */
  panels?: string | undefined;
  /** The text of a file in Gatsby's output, by its address. */
  read: (address: string) => string;
};

/** A document whose scripts are fetched when the visitor needs them. */
export type DeferredDocument = {
  html: string;
  /** The file that starts the scripts. */
  start: TextFile;
  /** The addresses of files whose text has become part of that one. */
  replaced: readonly string[];
};

/** Gatsby's scripts for every page. The framework has a file of its own, which changes less often. */
const OF_ALL_PAGES = /^\/(?:webpack-runtime|app)-/;

const MARK = ` ${FIRST_SCRIPT_MARK}=""`;

/**
 * Removes Gatsby's scripts from a document, and writes their addresses into attributes of the first
 * script, which fetches them on demand. Gatsby's inline scripts, webpack's runtime and Gatsby's app
 * become one file, the same for all documents.
 * @param html a document as Gatsby writes it
 * @param cache the scripts that earlier builds have minified
 * @throws if the document lacks Gatsby's scripts, the page's component or the site's first script
 */
export function deferScripts(
  html: string,
  { file, page, panels, read }: DeferredPage,
  cache: Cache = noCache,
): DeferredDocument {
  const { files, chunks, compilationHash } = readScripts(html, file);
  const replaced = files.filter((address) => OF_ALL_PAGES.test(address));
  const start = fileWithHash(
    'start',
    'js',
    [
      minify(defaultPolicyScript + ';' + fetchPage(readStylesheet(html, file).address), cache),
      `window.___chunkMapping=${JSON.stringify(chunks)}`,
      compilationHash,
      ...replaced.map(read),
    ].join(';\n'),
  );

  const others = files.filter((address) => !replaced.includes(address));
  const ofComponent = chunks[page.component];
  if (!ofComponent) {
    throw new Error(`The chunk mapping in ${file} does not contain ${page.component}.`);
  }
  if (!html.includes(MARK)) throw new Error(`${file} does not contain <script${MARK}>.`);
  const attributes = Object.entries({
    'page-path': [page.path],
    'page-data': [pageDataAddress(page.path), APP_DATA_ADDRESS],
    files: [start.address, ...others, ...ofComponent],
    ...(panels && { panels: [panels] }),
  }).map(([name, values]) => ` data-${name}="${values.join(' ')}"`);
  return {
    html: withoutScripts(html).replace(MARK, () => attributes.join('')),
    start,
    replaced,
  };
}

/**
 * A script that tells Gatsby which page the document shows. While the other scripts load, it fetches the
 * page's data and the stylesheet of all pages.
 */
const fetchPage = (
  stylesheet: string,
) => `{const{pagePath,pageData}=document.querySelector('[data-page-path]').dataset;
const link=(attributes)=>document.head.append(Object.assign(document.createElement('link'),attributes));
window.pagePath=pagePath;
link({rel:'stylesheet',href:'${stylesheet}'});
for(const href of pageData.split(' '))link({rel:'preload',as:'fetch',crossOrigin:'',href})}`;
