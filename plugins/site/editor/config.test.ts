import { readFileSync } from 'node:fs';
import { editorConfig } from './config';

type Field = { name: string; widget: string; fields?: Field[] } & Record<string, unknown>;
type Collection = { name: string; files?: Collection[]; fields?: Field[] };
type Definition = { properties?: Record<string, { const?: string }> };

// Its package exports no JSON.
const schema: { definitions: Record<string, Definition> } = JSON.parse(
  readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
);
const definitions = Object.values(schema.definitions);

/** The options that Sveltia CMS has for a widget: several kinds of lists share one. */
const optionsOf = (widget: string) =>
  definitions.flatMap(({ properties = {} }) =>
    properties.widget?.const === widget ? [Object.keys(properties)] : [],
  );

/** All fields of the form with their places, such as `plans.plans.monthlyPrice`. */
const withInner = (fields: Field[], parent: string): { place: string; field: Field }[] =>
  fields.flatMap((field) => {
    const place = `${parent}.${field.name}`;
    return [{ place, field }, ...withInner(field.fields ?? [], place)];
  });

// The form reads it as JSON.
const { collections }: { collections: Collection[] } = JSON.parse(JSON.stringify(editorConfig()));
const FIELDS = collections
  .flatMap((collection) => collection.files ?? [collection])
  .flatMap(({ name, fields = [] }) => withInner(fields, name));

test('all options of the form exist, because misspelled ones would be ignored', () => {
  expect(FIELDS.length).toBeGreaterThan(300);
  const unknown = FIELDS.flatMap(({ place, field }) => {
    const given = Object.keys(field).filter((key) => field[key] !== undefined);
    const missing = optionsOf(field.widget).map((known) =>
      given.filter((key) => !known.includes(key)),
    );
    const fewest = missing.toSorted((one, other) => one.length - other.length)[0];
    return (fewest ?? ['widget']).map((key) => `${place}: ${key}`);
  });
  expect(unknown).toEqual([]);
});
