/** @jest-environment node */
import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { openCache } from '../lib/cache';
import { listFiles } from '../lib/list-files';
import { stageBundle, putIntoService } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { openBuiltSite } from './built-site';
import { finishDocuments } from './finish-documents';
import { hash } from './csp/inline-code';

const LONG_AGO = new Date('2025-01-01T00:00:00Z');
const CSS = '.a{color:red}.b{color:blue}';
const STYLE = `<style data-href="/styles.1.css" data-identity="gatsby-global-css">${CSS}</style>`;

const { at, write } = temporaryFolder();

/** A document as Gatsby writes it. */
const documentOf = (body: string, head = '') =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

/** A page of Gatsby's, with its data. */
function writePage(name: string, body: string): void {
  const loader = `<script id="gatsby-script-loader" data-page-path="/${name}">x</script>`;
  const scripts = `<!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="c";window.___chunkMapping="{}";</script><!-- slice-end id="_gatsby-scripts-1" -->`;
  write(`gatsby/${name}/index.html`, documentOf(body + loader + scripts, STYLE));
  write(`gatsby/page-data/${name}/page-data.json`, '{"componentChunkName":"post"}');
}

/** Builds the documents of `gatsby/` and puts them into service; returns what was taken. */
function build(): string[] {
  const cache = openCache(at('read.json'), 'the same');
  const staged = stageBundle(at());
  const stylesheet = { address: '/styles.1.css', text: CSS };
  finishDocuments(openBuiltSite(at('gatsby'), listFiles(at('gatsby')), stylesheet), staged, cache);
  putIntoService(at(), staged);
  cache.save();
  return [...staged.reused.keys()];
}

const read = (file: string) => readFileSync(at('public', file), 'utf8');
const policyOf = (file: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(file))?.[1];

const writeScript = (text: string) =>
  write('gatsby/index.html', documentOf(`<script>${text}</script>`));

beforeEach(() => write('gatsby/pricing/index.html', documentOf('Prices')));

test('every document has the policy that names its own scripts', () => {
  writeScript('a()');
  build();
  expect(policyOf('index.html')).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(policyOf('pricing.html')).not.toContain('sha256');
});

test('a page’s own styles are allowed on every page, where React may bring them', () => {
  writePage('beans', '<p>Beans</p>');
  writePage('soup', '<style>.own{}</style>');
  build();
  const own = hash('.own{}');
  expect([policyOf('soup.html'), policyOf('beans.html')]).toEqual([
    expect.stringContaining(own),
    expect.stringContaining(own),
  ]);
});

test('a document that a build didn’t change keeps its time, and another has a new one', () => {
  writeScript('a()');
  build();
  for (const file of ['index.html', 'pricing.html']) {
    utimesSync(at('public', file), LONG_AGO, LONG_AGO);
  }
  writeScript('b()');
  build();
  expect(statSync(at('public/pricing.html')).mtime).toEqual(LONG_AGO);
  expect(statSync(at('public/index.html')).mtime).not.toEqual(LONG_AGO);
});

test('a document that is what it was is taken', () => {
  writeScript('a()');
  expect(build()).toEqual([]);
  const first = read('index.html');
  expect(build()).toEqual(['index.html', 'pricing.html']);
  expect(read('index.html')).toBe(first);
});

test('a document is made again when another one of its kind brings styles', () => {
  writePage('beans', '<p class="a">Beans</p>');
  writePage('soup', '<p class="a">Soup</p>');
  build();
  expect(read('beans.html')).not.toContain('blue');
  writePage('soup', '<p class="a b">Soup</p>');
  expect(build()).toEqual(['pricing.html']);
  expect(read('beans.html')).toContain('blue');
});

test('a warm build makes what a cold one does', () => {
  writePage('beans', '<p class="a">Beans</p>');
  writePage('soup', '<p class="b">Soup</p>');
  build();
  writePage('soup', '<p class="a">Soup</p><style>.own{}</style>');
  build();
  const all = () => new Map(listFiles(at('public')).map((file) => [file, read(file)]));
  const warm = all();
  for (const place of ['public', 'bundle-info', 'read.json', '.build'])
    rmSync(at(place), { recursive: true });
  expect(build()).toEqual([]);
  expect(all()).toEqual(warm);
});
