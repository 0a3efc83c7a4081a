/** @jest-environment node */
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { openGatsbyOutput } from '../postprocess/gatsby-output';
import { listFiles } from '../lib/list-files';
import { beginBundle, putIntoService } from '../../tests/unit/bundles';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { assemble, findMachinePathsInBundle } from './assemble';
import { noCache } from '../lib/cache';

const { at, write } = temporaryFolder();

const PAGE = '<html><head><meta charSet="utf-8"/></head><body>home</body></html>';
const OF_HOSTS = ['.nojekyll', '_headers', '_redirects'];

/** Makes a bundle of these files of `gatsby/`, and puts it into service. */
function build(...files: string[]): void {
  const next = beginBundle(at());
  const stylesheet = { address: '/styles.1.css', text: '' };
  assemble(openGatsbyOutput(at('gatsby'), files, stylesheet), next, noCache);
  putIntoService(at(), next);
}

beforeEach(() => {
  write('gatsby/pricing/index.html', PAGE);
  write('gatsby/.well-known/security.txt', 'Contact: mailto:ada@farm.example');
  write('gatsby/left.js', 'left');
});

test('a bundle has what ships, in its paths, and nothing of the one before', () => {
  write('public/old.html', 'old');
  build('pricing/index.html', '.well-known/security.txt');
  expect(listFiles(at('public')).filter((file) => !OF_HOSTS.includes(file))).toEqual([
    '.well-known/security.txt',
    'pricing.html',
  ]);
  expect(existsSync(at('gatsby/left.js'))).toBe(true);
});

test('hosts are told of every page', () => {
  build('pricing/index.html');
  expect(readFileSync(at('public/_headers'), 'utf8')).toContain('/pricing\n');
});

test('a file keeps the time of its last change', () => {
  utimesSync(at('gatsby/left.js'), 1_700_000_000, 1_700_000_000);
  build('left.js');
  expect(statSync(at('public/left.js')).mtimeMs).toBe(1_700_000_000_000);
});

test('a file that Gatsby has built again is another one', () => {
  build('left.js');
  write('gatsby/left.js', 'another');
  build('left.js');
  expect(readFileSync(at('public/left.js'), 'utf8')).toBe('another');
});

test('a file that tells of the machine is named', () => {
  write('src/page.tsx', '');
  write('public/app.js', `"${at('src/page.tsx')}"`);
  write('public/index.html', 'home');
  expect(findMachinePathsInBundle(at('public'), at())).toEqual([
    `app.js holds ${at('src')}/, which is a path of this machine.`,
  ]);
});
