import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseFrontMatter } from './front-matter';

type Engine = { parse(yaml: string): unknown };

/**
 * Makes gatsby-transformer-remark read front matter as the check of the content does. It reads with
 * gray-matter, whose parser knows YAML 1.1, where `12:30` is 750; the option for another parser is one
 * that Gatsby warns of in every build.
 * @throws if gray-matter has no parser to replace
 */
export function replaceFrontMatterEngine(): void {
  // Gatsby compiles this file into one with others, where `require.resolve` is not there.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const remark = createRequire(resolve('gatsby-transformer-remark'));
  const grayMatter = remark('gray-matter') as { engines?: { yaml?: Engine } };
  const engine = grayMatter.engines?.yaml;
  if (typeof engine?.parse !== 'function') {
    throw new Error('gray-matter has no engines.yaml.parse.');
  }
  engine.parse = fieldsOf;
}

/** The fields of an article. Whatever can't be read counts as none: the check of the content reports it. */
function fieldsOf(yaml: string): object {
  const source = parseFrontMatter(yaml, 1);
  const value = 'value' in source ? source.value : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
