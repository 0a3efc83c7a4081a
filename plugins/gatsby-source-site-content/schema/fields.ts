import { z } from 'zod';
import { MINIMUM_WIDTHS, type PictureUse } from './picture-widths';
import { withMetadata, type FieldMetadata } from './metadata';
import { expectedButFound } from './error-messages';

/** Lets a schema answer in the authors' words. */
export const expecting = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => expectedButFound(expected, input),
});

/** Describes a field of the authors' files. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  about: string,
  metadata: FieldMetadata,
): Schema {
  return withMetadata(schema.describe(about), metadata);
}

/** A text that matches a pattern. */
export function textLike(
  pattern: RegExp,
  expected: string,
  about: string,
  metadata: FieldMetadata,
) {
  const schema = z.string(expecting(expected)).regex(pattern, expecting(expected));
  return field(schema, about, { expected, ...metadata });
}

export const text = (about: string, example: string) =>
  textLike(/\S/, 'a text', about, { example, translate: true });

/** A short name for machines, unique among its kind. */
export const id = (about: string, example: string) =>
  textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens', about, {
    example,
  });

export function flag(about: string, example = 'false') {
  const expected = 'true or false';
  return field(z.boolean(expecting(expected)), about, { expected, example });
}

/** An amount of money without cents. */
export const dollars = (about: string, example: string) =>
  wholeNumber(about, example, 'a whole number of dollars');

/** A number without a fraction, not below zero. */
export function wholeNumber(about: string, example: string, expected = 'a whole number') {
  const schema = z.int(expecting(expected)).min(0, expecting(expected));
  return field(schema, about, { expected, example });
}

/** A picture beside the file that names it. */
export function picture(use: PictureUse, about: string, example: string) {
  const minimumWidth = MINIMUM_WIDTHS[use];
  const expected = `the path of a picture at least ${minimumWidth} pixels wide, from this file`;
  return textLike(/^(?!\/|[a-z]+:).*\S/i, expected, about, {
    example,
    minimumWidth,
    query: 'File! @fileByRelativePath',
  });
}

/** What a picture shows, for people who don't see it. */
export const alternative = (example: string) =>
  textLike(
    /\S/,
    'a text that says what the picture shows',
    'What is seen in the picture, for people who don’t see it and for search engines.',
    { example, translate: true },
  );

/** A day in the calendar, in UTC. */
export function calendarDay(about: string, example: string) {
  const expected = `a day such as ${example}`;
  return field(z.iso.date(expecting(expected)), about, { expected, example });
}
