/** @jest-environment node */
import { openBundle } from './bundle';
import { checkLinks } from './check-links';
import { findExternalLinks } from './external-links';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

const check = () => checkLinks(at('public'), 'https://farm.example', at());

test('describes a broken link with the line that it was written in', () => {
  write('content/blog/soup.md', 'Soup.\n\n[Prices](/pricng), [plans](/pricing#plan).\n');
  write('public/pricing/index.html', '<h2 id="plans">Plans</h2>');
  write(
    'public/blog/soup.html',
    '<a href="/pricng">Prices</a><a href="/pricing#plan">plans</a><a href="/pricing">x</a>',
  );
  expect(check()).toEqual([
    '/blog/soup links to /pricng, which doesn’t exist (content/blog/soup.md:3).',
    '/blog/soup links to /pricing#plan, but that page has no element with this id (content/blog/soup.md:3).',
  ]);
});

test('finds nothing on a site without broken links', () => {
  write('public/index.html', '<a href="/">Home</a>');
  expect(check()).toEqual([]);
});

test('findExternalLinks lists links to other sites with their pages', () => {
  write('public/index.html', '<a href="https://b.example/x">b</a><a href="/">Home</a>');
  write(
    'public/blog/soup.html',
    '<a href="https://b.example/x">b</a><a href="https://a.example/">a</a>',
  );
  const links = findExternalLinks(openBundle(at('public')), 'https://farm.example');
  expect([...links]).toEqual([
    ['https://a.example/', new Set(['/blog/soup'])],
    ['https://b.example/x', new Set(['/blog/soup', '/'])],
  ]);
});
