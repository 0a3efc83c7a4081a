import { z } from 'zod';
import { MINIMUM_WIDTHS, type PictureUse } from './picture-widths';
import { withMetadata, type FieldMetadata } from './metadata';
import { DESCRIPTION_LENGTH } from './search-results';
import { expectedButFound } from './error-messages';

/** The error option of a schema: a message that says what is expected. */
export const expecting = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => expectedButFound(expected, input),
});

/** Describes a field of the authors' files. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  metadata: FieldMetadata,
): Schema {
  return withMetadata(schema.describe(description), metadata);
}

/**
 * A text that matches a pattern.
 * @throws if the pattern has a flag other than `u`: patterns in the JSON Schemas of editors have no flags
 */
export function textLike(
  pattern: RegExp,
  expected: string,
  description: string,
  metadata: FieldMetadata,
) {
  if (/[^u]/.test(pattern.flags)) throw new Error(`${pattern} has a flag that editors don’t know.`);
  const schema = z.string(expecting(expected)).regex(pattern, expecting(expected));
  return field(schema, description, { expected, ...metadata });
}

export const text = (description: string, example: string) =>
  textLike(/\S/, 'a text', description, { example, translate: true });

/** The title of a page. The check of titles adds the product's name and checks the length. */
export const pageTitle = (description: string, example: string) =>
  withMetadata(text(description, example), { isPageTitle: true });

/** The description of a page, which search results show below its title. DESCRIPTION_LENGTH limits it. */
export function pageDescription(description: string, example: string) {
  const { least, most } = DESCRIPTION_LENGTH;
  const pattern = new RegExp(`^(?=[\\s\\S]*\\S)[\\s\\S]{${least},${most}}$`, 'u');
  return textLike(pattern, `a text of ${least} to ${most} characters`, description, {
    example,
    translate: true,
    longest: most,
  });
}

/** An identifier of small letters, digits and hyphens. */
export const id = (description: string, example: string) =>
  textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens', description, {
    example,
  });

export function flag(description: string, example = 'false') {
  const expected = 'true or false';
  return field(z.boolean(expecting(expected)), description, { expected, example });
}

/** An amount of money without cents. */
export const dollars = (description: string, example: string) =>
  wholeNumber(description, example, 'a whole number of dollars');

/** A number without a fraction, not below zero. */
export function wholeNumber(description: string, example: string, expected = 'a whole number') {
  const schema = z.int(expecting(expected)).min(0, expecting(expected));
  return field(schema, description, { expected, example });
}

/** A number with or without a fraction, not below zero. */
export function number(description: string, example: string, expected = 'a number, not below 0') {
  const schema = z.number(expecting(expected)).min(0, expecting(expected));
  return field(schema, description, { expected, example });
}

/** A weight in grams, above zero. */
export function grams(description: string, example: string) {
  const expected = 'a weight in grams, above 0';
  const schema = z.number(expecting(expected)).positive(expecting(expected));
  return field(schema, description, { expected, example });
}

/** The path of a picture, relative to the file that names it. */
export function picture(use: PictureUse, description: string, example: string) {
  const minimumWidth = MINIMUM_WIDTHS[use];
  const expected = `the path of a picture at least ${minimumWidth} pixels wide, from this file`;
  return textLike(/^(?!\/|[A-Za-z]+:).*\S/, expected, description, {
    example,
    minimumWidth,
    graphqlType: 'File! @fileByRelativePath',
  });
}

/** The alternative text of a picture. */
export const alternative = (example: string) =>
  textLike(
    /\S/,
    'a text that says what the picture shows',
    'What is seen in the picture, for people who don’t see it and for search engines.',
    { example, translate: true },
  );

/** A day in the calendar, in UTC. */
export function calendarDay(description: string, example: string) {
  const expected = `a day such as ${example}`;
  return field(day(expected), description, { expected, example });
}

/** A day in the calendar of this century or the last; any other is a typing error. */
export const day = (expected: string) =>
  z.iso.date(expecting(expected)).regex(/^(?:19|20)/, expecting(expected));
