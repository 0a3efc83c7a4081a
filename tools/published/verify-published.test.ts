/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readManifest } from '../../build/lib/manifest';
import { renamedPosts } from '../../src/redirects';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { verifyPublished } from './verify-published';

const { at, write } = temporaryFolder();
const RENAMED = renamedPosts([{ slug: 'soup', formerly: ['broth'] }]);
const SOUP = '<h1>Soup</h1>';

let server: ChildProcess;

/** Serves the folder with the project's own server. */
async function serve(...options: string[]): Promise<string> {
  const args = ['commands/serve.mjs', '--port', '0', '--dir', at('public'), ...options];
  server = spawn(process.execPath, args);
  const [line] = (await once(server.stdout!, 'data')) as [Buffer];
  return /http:\/\/localhost:\d+/.exec(String(line))![0];
}

beforeEach(() => {
  write('public/index.html', '<h1>Home</h1>');
  write('public/404.html', '<h1>Not found</h1>');
  write('public/blog/soup.html', SOUP);
  write('public/blog/soup.html.br', brotliCompressSync(SOUP));
  write('public/blog/soup.html.gz', gzipSync(SOUP));
  write('public/blog/broth.html', '<a href="/blog/soup">Soup</a>');
  write('public/robots.txt', 'Disallow:');
  write('public/_headers', '');
  write('public/_redirects', '/blog/broth /blog/soup 301\n');
  write('public/.nojekyll', '');
});

afterEach(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

test.each([[[]], [['--bare']]])(
  'finds no difference in what our server serves: %s',
  async (options) => {
    const manifest = readManifest(at('public'));
    expect(await verifyPublished(await serve(...options), manifest, RENAMED)).toEqual({
      differences: [],
      compared: 7,
    });
  },
);

test('names every file that differs, in each of its forms', async () => {
  const manifest = readManifest(at('public'));
  write('public/blog/soup.html', SOUP.replace('S', 's'));
  write('public/blog/soup.html.gz', gzipSync(SOUP.replace('S', 's')));
  write('public/404.html', '<h1>not found</h1>');
  rmSync(at('public/robots.txt'));
  const { differences } = await verifyPublished(await serve(), manifest, RENAMED);
  expect(differences).toEqual([
    '/no-such-page-of-this-site differs from 404.html (18 bytes came)',
    '/blog/soup differs from blog/soup.html (13 bytes came)',
    expect.stringMatching(/^\/blog\/soup, compressed with gzip, differs from blog\/soup\.html\.gz/),
    '/robots.txt was answered with 404 instead of robots.txt',
  ]);
});

test('accepts a file that was compressed in another way', async () => {
  const manifest = readManifest(at('public'));
  write('public/blog/soup.html.gz', gzipSync(SOUP, { level: 0 }));
  expect((await verifyPublished(await serve(), manifest, RENAMED)).differences).toEqual([]);
});

test('reports that the host does not answer', async () => {
  const origin = await serve();
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  server = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  const { differences } = await verifyPublished(origin, readManifest(at('public')), []);
  expect(differences[0]).toMatch(/^\/.* was not answered: /);
});
