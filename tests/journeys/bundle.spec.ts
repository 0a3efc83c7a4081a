import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { findMachinePathsInBundle } from '../../build/bundle/machine-paths';
import {
  compareManifests,
  describeDeviations,
  MANIFEST,
  parseManifest,
  readManifest,
} from '../../build/lib/manifest';
import { readPermanentRedirects } from '../../build/hosting/redirects-file';
import { fileOf } from '../../build/lib/site-files';
import { BUNDLE, INFO } from '../../build/workspace/paths';
import { SBOM } from '../../build/bundle/sbom';

const NOT_FOR_VISITORS = /\.map$|stats\.json$|chunk-map|render-page|partytown|^_gatsby|dev-404/;
const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync };

const found = readManifest(BUNDLE);
const files = [...found.keys()];
const read = (file: string) => readFileSync(path.join(BUNDLE, file));
const info = (file: string) => readFileSync(path.join(INFO, file), 'utf8');

test('the bundle matches its manifest', () => {
  const deviations = compareManifests(parseManifest(info(MANIFEST)), found);
  expect(describeDeviations(deviations)).toEqual([]);
});

test('has no files that only Gatsby or developers need', () => {
  expect(files.filter((file) => NOT_FOR_VISITORS.test(file))).toEqual([]);
});

test('reveals no path of the build machine and no version of Gatsby', () => {
  expect(findMachinePathsInBundle(BUNDLE, process.cwd())).toEqual([]);
  const documents = files.filter((file) => file.endsWith('.html'));
  expect(documents.filter((file) => read(file).includes('name="generator"'))).toEqual([]);
});

test('every document loads the compilation that matches the page data', () => {
  const { webpackCompilationHash } = JSON.parse(String(read('page-data/app-data.json')));
  const start = files.filter((file) => /^start-[0-9a-f]{20}\.js$/.test(file));
  expect(start).toHaveLength(1);
  expect(String(read(start[0]!))).toContain(`"${webpackCompilationHash}"`);
  // The former address of an article has a document without script.
  const redirects = readPermanentRedirects(String(read('_redirects'))).map(({ from }) =>
    fileOf(from),
  );
  const documents = files.filter((file) => file.endsWith('.html') && !redirects.includes(file));
  expect(documents.length).toBeGreaterThan(0);
  expect(documents.filter((file) => !read(file).includes(`/${start[0]} `))).toEqual([]);
});

test('no script refers to a source map', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((file) => read(file).includes('sourceMappingURL='))).toEqual([]);
});

for (const [ending, unpack] of Object.entries(UNPACK)) {
  test(`every ${ending} file is smaller than its original, with the same content and time`, () => {
    const forms = files.filter((file) => file.endsWith(ending));
    expect(forms).toContain(`index.html${ending}`);
    for (const form of forms) {
      const original = form.slice(0, -ending.length);
      expect(unpack(read(form)).equals(read(original)), form).toBe(true);
      const [packed, plain] = [form, original].map((file) => statSync(path.join(BUNDLE, file)));
      expect(packed!.size, form).toBeLessThan(plain!.size);
      expect(Math.round(packed!.mtimeMs / 1000), form).toBe(Math.round(plain!.mtimeMs / 1000));
    }
  });
}

test('keeps the bill of materials outside the bundle', () => {
  expect(JSON.parse(info(SBOM))).toMatchObject({ bomFormat: 'CycloneDX' });
  expect(files).not.toContain(SBOM);
});
