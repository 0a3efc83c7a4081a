import { noCache, type Cache } from '../../lib/cache';
import { FIRST_SCRIPT_MARK } from '../../../src/inline-scripts/first-script';
import { defaultPolicyScript } from '../../../src/inline-scripts/trusted-types';
import { fileWithHash, type TextFile } from '../../lib/hashed-file';
import { dataAddress, withoutPagePath, type GatsbyPage } from '../gatsby-page';
import { minify } from './minify-scripts';
import { stylesheetOf } from '../css/used-styles';

/** A document whose scripts wait for the visitor. */
export type Deferred = {
  html: string;
  /** The file that starts them, by its address. */
  start: TextFile;
  /** The files whose text has become part of that one. */
  replaced: readonly string[];
};

const SCRIPTS =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*)<!-- slice-end id="_gatsby-scripts-1" -->/s;
const CHUNKS = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;
const COMPILATION = /window\.___webpackCompilationHash="[^"]*"/;
const FILE = /<script[^>]*\ssrc="([^"]+)"/g;

/** What all pages need of Gatsby but the framework, whose file changes less often. */
const OF_ALL_PAGES = /^\/(?:webpack-runtime|app)-/;
/** What is fetched for every page. */
const APP_DATA = '/page-data/app-data.json';

/**
 * Takes Gatsby's scripts out of a document, and tells its first script which ones to fetch when they
 * are wanted. What has to be there before any of them, and is the same in every document, stands in
 * one file with webpack's runtime, without which none of the others starts, and with Gatsby's app.
 * @param html a document as Gatsby writes it
 * @param page which page it is
 * @param read the text of a file of the bundle, by its address
 * @param cache knows the scripts that earlier builds have minified
 */
export function deferScripts(
  html: string,
  page: GatsbyPage,
  read: (address: string) => string,
  cache: Cache = noCache,
): Deferred {
  const scripts = SCRIPTS.exec(html)?.[1];
  if (!scripts) throw new Error(`The document of ${page.path} has no scripts of Gatsby's.`);

  const chunks = JSON.parse(JSON.parse(CHUNKS.exec(scripts)![1]!)) as Record<string, string[]>;
  const files = [...scripts.matchAll(FILE)].map(([, address]) => address!);
  const ofAllPages = files.filter((address) => OF_ALL_PAGES.test(address));
  const start = fileWithHash(
    'start',
    'js',
    [
      minify(defaultPolicyScript + ';' + readPage(stylesheetOf(html)?.address), cache),
      `window.___chunkMapping=${JSON.stringify(chunks)}`,
      COMPILATION.exec(scripts)![0],
      ...ofAllPages.map(read),
    ].join(';\n'),
  );

  const others = files.filter((address) => !ofAllPages.includes(address));
  const attributes = Object.entries({
    'page-path': [page.path],
    'page-data': [dataAddress(page.path), APP_DATA],
    files: [start.address, ...others, ...(chunks[page.component] ?? [])],
  }).map(([name, values]) => ` data-${name}="${values.join(' ')}"`);
  return {
    html: withoutPagePath(html)
      .replace(SCRIPTS, '')
      .replace(` ${FIRST_SCRIPT_MARK}=""`, () => attributes.join('')),
    start,
    replaced: ofAllPages,
  };
}

/**
 * Tells Gatsby which page the document is, and fetches what comes with React while its scripts are on
 * their way: the page's data, and the styles of all pages.
 */
const readPage = (
  stylesheet = '',
) => `{const{pagePath,pageData}=document.querySelector('[data-page-path]').dataset;
const link=(attributes)=>document.head.append(Object.assign(document.createElement('link'),attributes));
window.pagePath=pagePath;
link({rel:'stylesheet',href:'${stylesheet}'});
for(const href of pageData.split(' '))link({rel:'preload',as:'fetch',crossOrigin:'',href})}`;
