/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { openCache } from '../../lib/cache';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { refreshStyles } from './refresh-styles';

const { at, write } = temporaryFolder();

const page = (address: string, styles: string) =>
  `<style data-href="${address}" data-identity="gatsby-global-css">${styles}</style><p>`;

test('documents that Gatsby left as they were get the styles of the last compilation', () => {
  write('webpack.stats.json', '{"assetsByChunkName":{"app":["app-1.js","styles.2.css"]}}');
  write('styles.2.css', 'new{}');
  write('index.html', page('/styles.1.css', 'old{}'));
  write('pricing/index.html', page('/styles.2.css', 'new{}'));
  write('plain.html', '<p>');
  expect(refreshStyles(at())).toEqual({
    stylesheet: { address: '/styles.2.css', text: 'new{}' },
    refreshed: 1,
  });
  expect(readFileSync(at('index.html'), 'utf8')).toBe(page('/styles.2.css', 'new{}'));
  expect(refreshStyles(at()).refreshed).toBe(0);
});

test('a document that was known is looked at again when Gatsby has written it', () => {
  write('webpack.stats.json', '{"assetsByChunkName":{"app":["app-1.js","styles.2.css"]}}');
  write('styles.2.css', 'new{}');
  write('index.html', page('/styles.2.css', 'new{}'));
  const refreshed = () => {
    const cache = openCache(at('known.json'), 'the same');
    const result = refreshStyles(at(), cache);
    cache.save();
    return result.refreshed;
  };
  expect(refreshed()).toBe(0);
  write('index.html', page('/styles.1.css', 'old{}, and more'));
  expect([refreshed(), refreshed()]).toEqual([1, 0]);
});
