import { createHash } from 'node:crypto';
import { FIRST_SCRIPT_MARK } from '../instant/first-script';
import { defaultPolicyScript } from '../trusted-types/default-policy';

/** A document whose scripts wait for the visitor. */
export type Deferred = {
  html: string;
  /** The file that starts them, by its address. */
  start: { file: string; text: string };
  /** The file whose text has become part of that one. */
  replaced: string;
};

const PAGE_PATH = /<script id="gatsby-script-loader" data-page-path="([^"]*)">.*?<\/script>/s;
const SCRIPTS =
  /<!-- slice-start id="_gatsby-scripts-1" -->(.*)<!-- slice-end id="_gatsby-scripts-1" -->/s;
const CHUNKS = /window\.___chunkMapping=("(?:[^"\\]|\\.)*")/;
const COMPILATION = /window\.___webpackCompilationHash="[^"]*"/;
const FILE = /<script[^>]*\ssrc="([^"]+)"/g;
const RUNTIME = '/webpack-runtime-';
const HASH_LENGTH = 20;

/** What is fetched for every page. */
const APP_DATA = '/page-data/app-data.json';

/** Where Gatsby keeps the data of a page. */
export const dataAddress = (path: string): string =>
  `/page-data${path === '/' ? '/index' : path}/page-data.json`;

/**
 * Takes Gatsby's scripts out of a document, and tells its first script which ones to fetch when they
 * are wanted. What has to be there before any of them, and is the same in every document, stands in
 * one file with webpack's runtime, without which none of the others starts.
 * @param html a document as Gatsby writes it
 * @param read the text of a file of the bundle, by its address
 * @returns null for a document that has no scripts of Gatsby's
 */
export function deferScripts(html: string, read: (address: string) => string): Deferred | null {
  const path = PAGE_PATH.exec(html)?.[1];
  const scripts = SCRIPTS.exec(html)?.[1];
  if (path === undefined || scripts === undefined) return null;

  const chunks = JSON.parse(JSON.parse(CHUNKS.exec(scripts)![1]!)) as Record<string, string[]>;
  const files = [...scripts.matchAll(FILE)].map(([, address]) => address!);
  const runtime = files.find((address) => address.startsWith(RUNTIME))!;
  const start = startOf(chunks, COMPILATION.exec(scripts)![0], read(runtime));

  const data = dataAddress(path);
  const { componentChunkName } = JSON.parse(read(data)) as { componentChunkName: string };
  const others = files.filter((address) => address !== runtime);
  const attributes = Object.entries({
    'page-path': [path],
    'page-data': [data, APP_DATA],
    files: [start.file, ...others, ...(chunks[componentChunkName] ?? [])],
  }).map(([name, values]) => ` data-${name}="${values.join(' ')}"`);
  return {
    html: html
      .replace(PAGE_PATH, '')
      .replace(SCRIPTS, '')
      .replace(` ${FIRST_SCRIPT_MARK}=""`, () => attributes.join('')),
    start,
    replaced: runtime,
  };
}

function startOf(chunks: object, compilation: string, runtime: string): Deferred['start'] {
  const facts = `window.___chunkMapping=${JSON.stringify(chunks)};${compilation}`;
  const text = [defaultPolicyScript, readPage, facts, runtime].join(';\n');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  return { file: `/start-${hash}.js`, text };
}

/** Tells Gatsby which page the document is, and fetches its data while the scripts are on their way. */
const readPage = `{const{pagePath,pageData}=document.querySelector('[data-page-path]').dataset;
window.pagePath=pagePath;
for(const href of pageData.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'fetch',crossOrigin:'',href}))}`;
