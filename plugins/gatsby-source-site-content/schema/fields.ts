import { z } from 'zod';
import { placeholdersOf } from '../../../src/lib/interpolate';
import { didYouMean, expectedButFound, oneOf } from './sentences';

/** What the check and GraphQL need to know of a field beyond its type. */
export type FieldFacts = {
  /** The field's type in GraphQL if its schema doesn't say it, and the interface that an object implements. */
  typeName?: string;
  interfaceName?: string;
  /** The directive of the field in GraphQL. */
  directive?: string;
  /** Whether a resolver puts a default in the place of a missing value, so that the field is never null. */
  hasDefault?: boolean;
  /** Whether the text is shown in the browser's tab, so that its length counts. */
  isPageTitle?: boolean;
  /** Whether the text is a link to a page or an article of this site. */
  isSiteLink?: boolean;
  /** The least width in pixels of the picture at this path. */
  minimumWidth?: number;
};

/** Whether a front matter field has no value: it is absent, null or blank. */
export const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const registry = z.registry<FieldFacts>();

/** Adds facts to a schema and returns that schema. */
export const withFacts = <Schema extends z.ZodType>(schema: Schema, facts: FieldFacts): Schema => {
  registry.add(schema, { ...registry.get(schema), ...facts });
  return schema;
};

/** A schema without `optional` and `nullable`. */
export const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;

/** The facts about a schema, and about what it wraps. */
export const factsAbout = (schema: z.ZodType): FieldFacts => ({
  ...registry.get(unwrap(schema)),
  ...registry.get(schema),
});

/** The error option of a schema: a sentence that says what is expected and what was found. */
export const expecting = (expected: string) => ({
  error: ({ input }: { input?: unknown }) => expectedButFound(expected, input),
});

/** An object that has only known keys. `typeName` is its type in GraphQL. */
export function object(typeName: string, shape: z.ZodRawShape, expected = 'an object') {
  const known = Object.keys(shape);
  // `z.strictObject` would name all unknown keys in one issue, which has one line of the file.
  const unknown = z.any().refine(() => false, {
    error: ({ path }) =>
      `unknown key${didYouMean(String(path?.at(-1)), known) || `; the keys here are ${known.join(', ')}`}`,
  });
  return withFacts(z.object(shape, expecting(expected)).catchall(unknown), { typeName });
}

/**
 * A list of at least one entry, or of exactly `count`. No two entries have the same value under one of the
 * keys in `unique`: `id name`; an empty text stands for the entries themselves.
 */
export function list<Item extends z.ZodType>(
  item: Item,
  { count, unique }: { count?: number; unique?: string } = {},
) {
  const expected = count === undefined ? 'at least one entry' : `exactly ${count} entries`;
  const error = ({ input }: { input?: unknown }) =>
    `expected ${expected}, found ${(input as unknown[]).length || 'none'}`;
  return z
    .array(item, expecting(count === undefined ? 'a list' : `a list of ${count}`))
    .min(count ?? 1, { error })
    .max(count ?? Infinity, { error })
    .superRefine(
      (entries, { addIssue }) => {
        for (const key of unique?.split(' ') ?? []) {
          const values = entries.map((entry) => (key ? Reflect.get(Object(entry), key) : entry));
          for (const [at, value] of values.entries()) {
            const first = values.indexOf(value);
            if (value === undefined || first === at) continue;
            const message = `${JSON.stringify(value)} appears here a second time; entry [${first}] has it, too`;
            addIssue({ code: 'custom', path: key ? [at, key] : [at], message });
          }
        }
      },
      { when: ({ value }) => Array.isArray(value) },
    );
}

/** A text that matches a pattern. */
export const textLike = (pattern: RegExp, expected: string) =>
  z.string(expecting(expected)).regex(pattern, { ...expecting(expected), abort: true });

export const text = () => textLike(/\S/, 'a text');

/** A list of texts. */
export const texts = () => list(text());

/** Several fields of one kind: `fields('language locale', languageTag)`. */
export const fields = <Field>(keys: string, make: () => Field): Record<string, Field> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, make()]));

/** Several fields that are texts, with the placeholders of messages: `labels('title rank{rank}')`. */
export const labels = (keys: string): Record<string, z.ZodType> =>
  Object.fromEntries(
    [...keys.matchAll(/(\w+)(?:\{(\S+)\})?/g)].map(([, key, names]) => [
      key,
      textWith(...(names?.split(',') ?? [])),
    ]),
  );

/** A text with placeholders that the page fills in, such as `Page {page} of {pages}`. */
function textWith(...names: string[]): z.ZodType<string> {
  if (names.length === 0) return text();
  const places = names.map((name) => `{${name}}`);
  const expected = `a text with ${new Intl.ListFormat('en-GB').format(places)}`;
  return textLike(/\S/, expected).superRefine((value, context) => {
    const found = placeholdersOf(value);
    const unknown = found.find((name) => !names.includes(name));
    const hint = didYouMean(unknown ?? '', names) || `; ${expected} is expected`;
    if (unknown !== undefined) context.addIssue(`there is no name {${unknown}} here${hint}`);
    else if (names.some((name) => !found.includes(name)))
      context.addIssue(expectedButFound(expected, value));
  });
}

/** The title of a page. The check adds the product's name and measures the whole. */
export const pageTitle = () => withFacts(text(), { isPageTitle: true });

/** The allowed number of characters in a page's description. Search results cut longer ones. */
const DESCRIPTION_LENGTH = { least: 110, most: 160 };

/**
 * The description of a page for search results. The names of placeholders count for its length, because
 * they are about as long as their values.
 */
export function pageDescription(...names: string[]) {
  const { least, most } = DESCRIPTION_LENGTH;
  return textWith(...names).superRefine((value, context) => {
    const { length } = [...value];
    if (length >= least && length <= most) return;
    context.addIssue(`expected a text of ${least} to ${most} characters, found ${length}`);
  });
}

/** An identifier of small letters, digits and hyphens. */
export const id = () =>
  textLike(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens');

export const flag = () => z.boolean(expecting('true or false'));

/** A number without a fraction, not below `least` or above `most`. */
export const wholeNumber = (expected = 'a whole number', least = 0, most = Infinity) =>
  z.int(expecting(expected)).min(least, expecting(expected)).max(most, expecting(expected));

/** An amount above zero, or zero. */
export function amount() {
  const expected = expecting('a number, not below 0');
  return z.number(expected).min(0, expected);
}

/** One of several options. In GraphQL it is an enum if it has a `typeName`, otherwise a text. */
export function choice<Option extends string>(options: readonly Option[], typeName?: string) {
  const hint = (input: unknown) => (typeof input === 'string' ? didYouMean(input, options) : '');
  const expected = `one of ${oneOf(options)}`;
  const error = ({ input }: { input?: unknown }) => expectedButFound(expected, input) + hint(input);
  return withFacts(z.enum(options, { error }), { typeName });
}

/** The least width in pixels of a picture, by use: anything smaller looks blurred where it is shown. */
const MINIMUM_WIDTHS = { hero: 2000, recipeCard: 600, audience: 1200, post: 1200 };

/** The path of a picture, relative to the file that names it. */
export function picture(use: keyof typeof MINIMUM_WIDTHS) {
  const minimumWidth = MINIMUM_WIDTHS[use];
  const expected = `the path of a picture at least ${minimumWidth} pixels wide, from this file`;
  const schema = textLike(/^(?!\/|[A-Za-z]+:).*\S/, expected);
  return withFacts(schema, { minimumWidth, typeName: 'File', directive: '@fileByRelativePath' });
}

/** Whether a text is a day of this century or the last, or a time on one; any other is a typing error. */
export const isDay = (written: string): boolean =>
  /^(?:19|20)/.test(written) &&
  [z.iso.date(), z.iso.datetime({ offset: true })].some((form) => form.safeParse(written).success);

/** A day, which YAML reads as a `Date`. */
export const day = () =>
  withFacts(
    z.custom<string | Date>(
      (value) => isDay(String(value instanceof Date ? value.toJSON() : value)),
      expecting('a day such as 2025-10-19'),
    ),
    { typeName: 'Date', directive: '@dateformat' },
  );

/** A path on a host. */
const PATH = /^\/(?!\/)\S*$/;

/** A path on the app's host. */
export const appPath = () =>
  withFacts(textLike(PATH, 'a path such as /signup'), { directive: '@inApp' });

/** A button that leads to the app. */
export const appLink = () => object('AppLink', { label: text(), href: appPath() });

/** The path of a page or an article of this site. The check of the content follows it. */
export const sitePath = () =>
  withFacts(textLike(PATH, 'a path such as /pricing'), { isSiteLink: true, directive: '@onSite' });

/** A link to a page or an article of this site. */
export const siteLink = () => object('SiteLink', { label: text(), to: sitePath() });

/** A link that may leave this site. */
export const plainLink = () =>
  textLike(
    /^(\/(?!\/)|https:\/\/[^/\s])\S*$/,
    'a path such as /docs, or an address that begins with https://',
  );

/** An address without a path, because the site appends its own paths. */
export const origin = () =>
  textLike(
    /^https:\/\/(?:[A-Za-z0-9-]+\.)*[A-Za-z0-9-]+(?::\d{1,5})?\/?$/,
    'an address that begins with https:// and has no path, space, query or user',
  );

export const httpsAddress = () =>
  textLike(
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#]\S*)?$/i,
    'an address that begins with https://',
  );

export const emailAddress = () => z.email(expecting('an email address'));
