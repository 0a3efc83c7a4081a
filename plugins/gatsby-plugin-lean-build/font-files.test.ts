/** @jest-environment node */
import { CONFIG_TIMEOUT, gatsbyWebpackConfig } from '../../tests/unit/gatsby-webpack-config';
import { keepFontsAsFiles } from './font-files';

jest.setTimeout(CONFIG_TIMEOUT);

type Rule = { test?: RegExp; use?: { options: { limit?: number } }[] };

const limitFor = (rules: Rule[], file: string) =>
  rules.find(({ test }) => test?.test(file))?.use?.[0]?.options.limit;

describe('keepFontsAsFiles', () => {
  test('keeps fonts of any size as files, and leaves the limit for pictures', () => {
    const config = gatsbyWebpackConfig('build-javascript');
    keepFontsAsFiles(config);
    expect(limitFor(config.module.rules, 'font.woff2')).toBe(1);
    expect(limitFor(config.module.rules, 'picture.png')).toBe(10_000);
  });

  test('throws when no rule inlines fonts', () => {
    expect(() => keepFontsAsFiles({ module: { rules: [{ oneOf: [] }] } })).toThrow(
      'a rule for fonts that uses url-loader with a limit in module.rules',
    );
  });
});
