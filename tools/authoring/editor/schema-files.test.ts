/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { splitMarkdownFile } from '../../../plugins/gatsby-source-site-content/front-matter';
import { dataFiles } from '../../../plugins/gatsby-source-site-content/schema/data-files';
import { schemaPath } from '../../../plugins/gatsby-source-site-content/schema/schema-key';
import { writeSchemas } from './schema-files';

const schemas = writeSchemas();
const dataNames = Object.keys(dataFiles);

const readJson = (file: string) =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const readData = (name: string) => readJson(`content/data/${name}.json`);

function readFields(file: string) {
  const { frontmatter } = splitMarkdownFile(readFileSync(file, 'utf8'));
  return 'value' in frontmatter ? frontmatter.value : frontmatter.broken;
}

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** The errors of a value, each as a path and the keyword of the JSON Schema that is violated. */
function findErrors(schema: string, value: unknown): string[] {
  const ajv = new Ajv({ allErrors: true });
  ajv.validate(JSON.parse(schemas.get(schemaPath(schema))!), value);
  return (ajv.errors ?? []).map(({ dataPath, keyword }) => `${dataPath} ${keyword}`);
}

test('docs/schemas is up to date; otherwise run: npm run docs:writing', () => {
  const written = readdirSync('docs/schemas').map((name) => `docs/schemas/${name}`);
  expect(written.toSorted()).toEqual([...schemas.keys()].toSorted());
  for (const [file, text] of schemas) expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each(dataNames)('%s.json names its schema and matches it', (name) => {
  const data = readData(name);
  expect(data.$schema).toBe(`../../${schemaPath(name)}`);
  expect(findErrors(name, data)).toEqual([]);
});

test.each(markdownIn('content/blog'))('the fields of %s match the schema of articles', (file) => {
  expect(findErrors('article', readFields(file))).toEqual([]);
});

test.each(markdownIn('content/pages'))('the fields of %s match the schema of pages', (file) => {
  expect(findErrors('page', readFields(file))).toEqual([]);
});

test.each([
  ['an unknown key', 'faq', { titel: 'Questions' }, ' additionalProperties'],
  ['a number for a text', 'faq', { title: 5 }, '.title type'],
  ['an empty text', 'faq', { title: ' ' }, '.title pattern'],
  ['an empty list', 'faq', { items: [] }, '.items minItems'],
  ['an address without https', 'site', { appUrl: 'http://a.example' }, '.appUrl pattern'],
  ['an unknown choice', 'site', { direction: 'up' }, '.direction enum'],
  [
    'another file’s schema',
    'faq',
    { $schema: '../../docs/schemas/hero.schema.json' },
    '.$schema pattern',
  ],
])('the schemas reject %s', (_what, name, change, error) => {
  expect(findErrors(name, { ...readData(name), ...change })).toEqual([error]);
});

test('the schemas reject a missing field', () => {
  const { title, ...rest } = readData('faq');
  expect(title).toBeDefined();
  expect(findErrors('faq', rest)).toEqual([' required']);
});

test('the schemas accept null only where an author may write it', () => {
  const { plans, ...rest } = readData('plans') as { plans: object[] };
  const withNull = (key: string) => [{ ...plans[0], [key]: null }, ...plans.slice(1)];
  expect(findErrors('plans', { ...rest, plans: withNull('savings') })).toEqual([]);
  expect(findErrors('plans', { ...rest, plans: withNull('name') })).toEqual([
    '.plans[0].name type',
  ]);
});

test.each([
  [{ draft: 'yes' }, '.draft type'],
  [{ date: 'tomorrow' }, '.date anyOf'],
  [{ tags: ['soup'] }, ' additionalProperties'],
])('the schema of articles rejects %j', (fields, error) => {
  expect(findErrors('article', fields)).toContain(error);
});

test('the schemas say what a field is, what to write and what happens without it', () => {
  const { properties } = JSON.parse(schemas.get(schemaPath('article'))!);
  expect(properties.draft).toMatchObject({
    description: expect.stringMatching(
      /^Keeps .*\nWhat to write: true or false\.\nIf left out: false\.$/,
    ),
    errorMessage: 'Expected true or false.',
  });
  expect(properties.formerly.examples).toEqual([['what-a-gap-is']]);
});
