/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { gatsbyDocument } from '../../../tests/unit/gatsby-document';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { openCache } from '../../lib/cache';
import { refreshStyles } from './refresh-styles';

const { at, write } = temporaryFolder();

const page = (address: string, css: string) =>
  gatsbyDocument('<p>', { css }).replace('/styles.1.css', address);

function writeStylesheet(): void {
  write('webpack.stats.json', '{"assetsByChunkName":{"app":["app-1.js","styles.2.css"]}}');
  write('styles.2.css', 'new{}');
}

describe('refreshStyles', () => {
  test('writes the current stylesheet into documents that have an earlier one', () => {
    writeStylesheet();
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

  test('reads a document again when Gatsby has written it', () => {
    writeStylesheet();
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

  test('throws if Gatsby ended before it was done', () => {
    expect(() => refreshStyles(at())).toThrow(
      "webpack.stats.json is missing in Gatsby's public folder: Gatsby ended before it was done.",
    );
  });

  test('throws if a document of Gatsby has no stylesheet', () => {
    writeStylesheet();
    write('index.html', page('', '').replace('gatsby-global-css', 'other'));
    expect(() => refreshStyles(at())).toThrow('index.html does not contain <style');
  });
});
