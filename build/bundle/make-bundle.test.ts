/** @jest-environment node */
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { openGatsbyOutput } from '../postprocess/gatsby-output';
import { listFiles } from '../lib/list-files';
import { stageBundle, putIntoService } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { stageFiles } from './make-bundle';
import { noCache } from '../lib/cache';
import { renamedPosts, type Redirect } from '../../src/redirects';

const { at, write } = temporaryFolder();

const PAGE = '<html><head><meta charSet="utf-8"/></head><body>home</body></html>';
const HOST_FILES = ['.nojekyll', '_headers', '_redirects'];

/** Makes a bundle from these files of `gatsby/` and puts it into service. */
function build(...files: string[]): void {
  buildWith([], ...files);
}

/** Makes a bundle like {@link build}, with redirects of renamed posts. */
function buildWith(renamed: Redirect[], ...files: string[]): void {
  const staged = stageBundle(at());
  const stylesheet = { address: '/styles.1.css', text: '' };
  stageFiles(openGatsbyOutput(at('gatsby'), files, stylesheet), staged, noCache, renamed);
  putIntoService(at(), staged);
}

beforeEach(() => {
  write('gatsby/pricing/index.html', PAGE);
  write('gatsby/.well-known/security.txt', 'Contact: mailto:ada@farm.example');
  write('gatsby/left.js', 'left');
});

test('a bundle has the selected files, documents named after their routes, and no old file', () => {
  write('public/old.html', 'old');
  build('pricing/index.html', '.well-known/security.txt');
  expect(listFiles(at('public')).filter((file) => !HOST_FILES.includes(file))).toEqual([
    '.well-known/security.txt',
    'pricing.html',
  ]);
  expect(existsSync(at('gatsby/left.js'))).toBe(true);
});

test('the headers file names every page but the 404 page', () => {
  write('gatsby/404.html', PAGE);
  build('pricing/index.html', '404.html');
  const headers = readFileSync(at('public/_headers'), 'utf8');
  expect(headers).toContain('/pricing\n');
  expect(headers).not.toContain('/404');
});

test('a file keeps the time of its last change', () => {
  utimesSync(at('gatsby/left.js'), 1_700_000_000, 1_700_000_000);
  build('left.js');
  expect(statSync(at('public/left.js')).mtimeMs).toBe(1_700_000_000_000);
});

test('a file that Gatsby has built again is copied again', () => {
  build('left.js');
  write('gatsby/left.js', 'another');
  build('left.js');
  expect(readFileSync(at('public/left.js'), 'utf8')).toBe('another');
});

test('the former address of a post is a redirect and, for hosts without redirects, a document', () => {
  const head =
    '<head><meta charSet="utf-8"/><title>Soup</title><link rel="canonical" href="/blog/soup"/></head>';
  write('gatsby/blog/soup/index.html', `<html lang="en">${head}<body>soup</body></html>`);
  buildWith(renamedPosts([{ slug: 'soup', formerly: ['broth'] }]), 'blog/soup/index.html');
  expect(readFileSync(at('public/_redirects'), 'utf8')).toContain('/blog/broth /blog/soup 301\n');
  expect(readFileSync(at('public/blog/broth.html'), 'utf8')).toContain('0; url=/blog/soup');
});
