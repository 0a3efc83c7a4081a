/** @jest-environment node */
import { utimesSync } from 'node:fs';
import { fileFingerprint, hashOf, inputHash } from './hash';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

test('hashOf is SHA-256 (FIPS 180-4)', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

describe('fileFingerprint', () => {
  beforeEach(() => {
    write('soup.html', 'Soup');
    utimesSync(at('soup.html'), 1_700_000_000, 1_700_000_000);
  });

  test('changes with the modification time', () => {
    const before = fileFingerprint(at('soup.html'));
    utimesSync(at('soup.html'), 1_800_000_000, 1_800_000_000);
    expect(fileFingerprint(at('soup.html'))).not.toBe(before);
  });

  test('changes with the size', () => {
    const before = fileFingerprint(at('soup.html'));
    write('soup.html', 'Soups');
    utimesSync(at('soup.html'), 1_700_000_000, 1_700_000_000);
    expect(fileFingerprint(at('soup.html'))).not.toBe(before);
  });
});

describe('inputHash', () => {
  const changesWith = (file: string) => {
    const before = inputHash(at());
    write(file, 'changed');
    return inputHash(at()) !== before;
  };

  beforeEach(() => write('package-lock.json', '{}'));

  test.each([
    'package-lock.json',
    'package.json',
    'gatsby-ssr.tsx',
    'src/lib/decode-uri.ts',
    'src/lib/share-picture-size.ts',
    'gatsby/create-pages.ts',
    'plugins/gatsby-source-site-content/schema/post.ts',
    'plugins/gatsby-plugin-lean-build/direct-icons.cjs',
    'build/hosting/policy.ts',
    'checks/links/html.ts',
    'commands/build.ts',
    'content/data/site.json',
  ])('changes with %s', (file) => {
    expect(changesWith(file)).toBe(true);
  });

  test.each([
    'src/lib/decode-uri.test.ts',
    'content/blog/soup.md',
    'content/data/plans.json',
    'README.md',
  ])('does not change with %s', (file) => {
    expect(changesWith(file)).toBe(false);
  });

  test('hashes only the given paths', () => {
    const hash = () => inputHash(at(), ['src/lib', 'gatsby-node.ts']);
    const before = hash();
    write('src/pages/index.tsx', '');
    expect(hash()).toBe(before);
    write('src/lib/slug.ts', '');
    expect(hash()).not.toBe(before);
  });
});
