import { types } from 'node:util';
import { assertFound } from './assert-found';

type Loader = { loader?: string; options?: { limit?: number } };
type Rule = { test?: unknown; use?: unknown };
type Config = { module?: { rules?: readonly unknown[] } };

const isFontRule = ({ test }: Rule) => types.isRegExp(test) && test.test('font.woff2');

/**
 * Keeps every font in a file of its own. Gatsby inlines fonts below 10 kB into the styles of every
 * page, where a browser can't skip those whose characters the page doesn't use.
 */
export function keepFontsAsFiles(config: Config): void {
  const rules = (config.module?.rules ?? []) as Rule[];
  const loader = rules
    .filter(isFontRule)
    .flatMap(({ use }) => (Array.isArray(use) ? (use as Loader[]) : []))
    .find((each) => each.options?.limit !== undefined && each.loader?.includes('url-loader'));
  assertFound(
    loader?.options,
    'a rule for fonts that uses url-loader with a limit',
    'module.rules of webpack’s configuration (gatsby/dist/utils/webpack-utils.js)',
  );
  loader.options.limit = 1;
}
