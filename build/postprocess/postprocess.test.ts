/** @jest-environment node */
import { readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { openCache } from '../lib/cache';
import { listFiles } from '../lib/list-files';
import { stageBundle, putIntoService } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { GATSBY_STYLESHEET, gatsbyDocument } from '../../tests/unit/gatsby-document';
import { hashSource } from './csp/inline-code';
import { openGatsbyOutput } from './gatsby-output';
import { postprocess } from './postprocess';

const LONG_AGO = new Date('2025-01-01T00:00:00Z');
const CSS = '.a{color:red}.b{color:blue}';
const { at, write } = temporaryFolder();

/** A document of `static/`. */
const documentOf = (body: string) =>
  `<html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;

/** A page of Gatsby's, with its data. */
function writePage(name: string, body: string, component = 'post'): void {
  const html = gatsbyDocument(body, { path: `/${name}`, component, css: CSS });
  write(`gatsby/${name}/index.html`, html);
  write(`gatsby/page-data/${name}/page-data.json`, `{"componentChunkName":"${component}"}`);
}

/** Postprocesses the documents of `gatsby/` and puts them into service; returns the reused files. */
function build(): string[] {
  const cache = openCache(at('read.json'), 'the same');
  const next = stageBundle(at());
  const stylesheet = { address: GATSBY_STYLESHEET, text: CSS };
  postprocess(openGatsbyOutput(at('gatsby'), listFiles(at('gatsby')), stylesheet), next, cache);
  putIntoService(at(), next);
  cache.save();
  return [...next.reused.keys()];
}

const read = (file: string) => readFileSync(at('public', file), 'utf8');
const policyOf = (file: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(read(file))?.[1];

const writeScript = (text: string) =>
  write('gatsby/index.html', documentOf(`<script>${text}</script>`));

beforeEach(() => {
  for (const file of ['webpack-runtime-1.js', 'app-1.js']) write(`gatsby/${file}`, '');
  write('gatsby/pricing/index.html', documentOf('Prices'));
});

describe('postprocess', () => {
  test('writes into each document a policy that names its own scripts', () => {
    writeScript('a()');
    build();
    expect(policyOf('index.html')).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policyOf('pricing.html')).not.toContain('sha256');
  });

  test('allows the style elements of all components in every document', () => {
    writePage('beans', '<p>Beans</p>');
    writePage('soup', '<style>.own{}</style>', 'page');
    build();
    const own = hashSource('.own{}');
    expect([policyOf('soup.html'), policyOf('beans.html')]).toEqual([
      expect.stringContaining(own),
      expect.stringContaining(own),
    ]);
  });

  test('keeps the time of a document that did not change', () => {
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

  test('reuses a document that did not change', () => {
    writeScript('a()');
    expect(build()).toEqual([]);
    const first = read('index.html');
    expect(build()).toEqual(['index.html', 'pricing.html']);
    expect(read('index.html')).toBe(first);
  });

  test('writes a document again when another one of its component needs other styles', () => {
    writePage('beans', '<p class="a">Beans</p>');
    writePage('soup', '<p class="a">Soup</p>');
    build();
    expect(read('beans.html')).not.toContain('blue');
    writePage('soup', '<p class="a b">Soup</p>');
    expect(build()).toEqual(['pricing.html']);
    expect(read('beans.html')).toContain('blue');
  });

  test('writes the same files with and without a cache', () => {
    writePage('beans', '<p class="a">Beans</p>');
    writePage('soup', '<p class="b">Soup</p>');
    writePage('home', '<p>Home</p>', 'page');
    build();
    writePage('soup', '<p class="a">Soup</p>');
    writePage('home', '<p>Home</p><style>.own{}</style>', 'page');
    build();
    const all = () => new Map(listFiles(at('public')).map((file) => [file, read(file)]));
    const warm = all();
    for (const place of ['public', 'bundle-info', 'read.json', '.build'])
      rmSync(at(place), { recursive: true });
    expect(build()).toEqual([]);
    expect(all()).toEqual(warm);
  });

  test('throws for an article whose document has a style element of its own', () => {
    writePage('beans', '<p>Beans</p>');
    writePage('soup', '<style>.own{}</style>');
    expect(build).toThrow('soup.html has the element <style>.own{}…, which beans.html lacks.');
  });
});
