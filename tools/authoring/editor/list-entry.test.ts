/** @jest-environment node */
import Ajv from 'ajv';
import { insertSnippet } from '../../../tests/unit/insert-snippet';
import type { JsonSchema } from './json-schema';
import { writeSchemas } from './schema-files';

/** The entries that editors propose in a JSON Schema, each with the schema that it has to match. */
function findEntries(schema: JsonSchema): { schema: JsonSchema; body: unknown }[] {
  const items = schema.items === undefined ? [] : [schema.items];
  const parts = [...Object.values(schema.properties ?? {}), ...items] as JsonSchema[];
  const own = schema.defaultSnippets?.map(({ body }) => ({ schema, body })) ?? [];
  return [...own, ...parts.flatMap(findEntries)];
}

/** The value that an author gets by accepting a proposal without changes. */
function accept(body: unknown): unknown {
  const raw = JSON.stringify(body).replace(/"\^(?:\\.|[^"\\])*"/g, (quoted) =>
    String(JSON.parse(quoted)).slice(1),
  );
  return JSON.parse(insertSnippet(raw));
}

const entriesOf = (file: string) =>
  findEntries(JSON.parse(writeSchemas().get(file)!) as JsonSchema);

const withEntries = [...writeSchemas().keys()].filter((file) => entriesOf(file).length > 0);

test('the lists of questions and plans propose entries', () => {
  expect(withEntries).toEqual(
    expect.arrayContaining(['docs/schemas/faq.schema.json', 'docs/schemas/plans.schema.json']),
  );
});

test.each(withEntries)('every entry that %s proposes is valid without changes', (file) => {
  for (const { schema, body } of entriesOf(file)) {
    const ajv = new Ajv();
    ajv.validate(schema, accept(body));
    expect(ajv.errors).toBeNull();
  }
});

test('a proposed text keeps its dollar signs', () => {
  const plan = entriesOf('docs/schemas/plans.schema.json')[0];
  expect(accept(plan?.body)).toMatchObject({ savings: 'Save $30 a year', monthlyPrice: 5 });
});
