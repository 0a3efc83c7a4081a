import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseFrontMatter } from './front-matter';

type Engine = { parse(yaml: string): unknown };

/**
 * Makes gatsby-transformer-remark parse front matter as the check of the content does. The parser of
 * gray-matter, which it uses, follows YAML 1.1, where `12:30` is the number 750. The plugin's option for
 * another parser makes Gatsby warn in every build.
 * @throws if gray-matter has no parser to replace
 */
export function replaceFrontMatterEngine(): void {
  // Gatsby bundles this file with others, and the bundle has no `require.resolve`.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const remark = createRequire(resolve('gatsby-transformer-remark'));
  const grayMatter = remark('gray-matter') as { engines?: { yaml?: Engine } };
  const engine = grayMatter.engines?.yaml;
  if (typeof engine?.parse !== 'function') {
    throw new Error('gray-matter has no engines.yaml.parse.');
  }
  engine.parse = fieldsOf;
}

/** The fields of an article. Returns no fields for broken YAML, which the check of the content reports. */
function fieldsOf(yaml: string): object {
  const source = parseFrontMatter(yaml, 1);
  const value = 'value' in source ? source.value : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
