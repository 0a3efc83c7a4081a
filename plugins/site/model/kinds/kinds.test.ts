import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { articleFields, pageFields } from '../front-matter';
import { dataFiles } from '../data-files';
import { readerOf } from '../readers';
import { fieldsIn, isList, unwrap } from '../schema';
import { descriptionOf, kindOf } from './kind';

type Field = { place: string; schema: z.ZodType };

/** All fields of the authors' files. */
function* fieldsOf(schema: z.ZodType, place: string): Generator<Field> {
  yield { place, schema };
  const inner = unwrap(schema);
  if (isList(inner)) yield* fieldsOf(inner.element, `${place}[]`);
  for (const [key, field] of Object.entries(fieldsIn(inner)))
    yield* fieldsOf(field, `${place}.${key}`);
}

const FIELDS = Object.entries({
  ...dataFiles,
  article: articleFields(),
  page: pageFields,
}).flatMap(([name, schema]) => [...fieldsOf(schema, name)]);

test('every key of the authors’ files has a kind and a description in a sentence', () => {
  expect(FIELDS.length).toBeGreaterThan(400);
  const undescribed = FIELDS.filter(({ schema }) => !/^\S.*[.?]$/.test(descriptionOf(schema)));
  expect(undescribed.map(({ place }) => place)).toEqual([]);
  expect(FIELDS.every(({ schema }) => kindOf(schema).control.widget !== '')).toBe(true);
});

test('the code that reads a key without a query exists', () => {
  const readers = new Set(FIELDS.flatMap(({ schema }) => readerOf(schema) ?? []));
  const isThere = (reader: string) =>
    existsSync(join('plugins/site', reader)) || existsSync(reader);
  expect([...readers].filter((reader) => !isThere(reader))).toEqual([]);
});
