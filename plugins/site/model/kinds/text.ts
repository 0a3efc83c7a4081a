import { z } from 'zod';
import { placeholdersOf } from '../../../../src/lib/interpolate';
import { expectedButFound, quote } from '../../sentences';
import { findEntity, findPlainTextIssues } from './markup';
import { field, type Kind } from './kind';

type TextOptions = {
  /** The names in braces that the page fills in, all of them required: `page` in `Page {page}`. */
  names?: readonly string[];
  /** The names in braces that the text may have. */
  optionalNames?: readonly string[];
  /** The most characters. */
  longest?: number;
  /** Whether markup in it is meant to be seen, as in a title about markup. */
  isLiteral?: boolean;
  /** What the page writes before and after it. */
  added?: Added;
};

/** Signs that a page writes before and after a text. */
type Added = { before?: string; after?: string };

/** Returns a message if a text has a sign that the page adds to it. */
export function findAddedSign(value: unknown, { before, after }: Added): string | undefined {
  const written = String(value).trim();
  if (before && written.startsWith(before))
    return `the page writes ${before} before this text; delete it, found ${quote(written)}`;
  if (after && written.endsWith(after))
    return `the page writes ${after} after this text; delete the last ${after}, found ${quote(written)}`;
  return undefined;
}

export const isBlank = (value: string): boolean => value.trim() === '';

/** The code of the issue about a name in braces that nothing fills in. */
export const UNKNOWN_NAME = 'unknown name';

/** The kind and the schema of a text, for kinds that are texts as well. */
export function textKind({
  names = [],
  optionalNames = [],
  longest = Infinity,
  isLiteral = false,
  added = {},
}: TextOptions = {}) {
  const known = [...names, ...optionalNames];
  const places = names.map((name) => `{${name}}`);
  const withNames = new Intl.ListFormat('en-GB').format(places);
  const parts = [
    'text',
    longest < Infinity ? ` of at most ${longest} characters` : '',
    names.length > 0 ? ` with ${withNames}` : '',
  ];
  const expected = parts.join('');
  // With the flag u, a character outside the basic plane counts once.
  const shape = longest < Infinity ? new RegExp(`^(?=[^]*\\S)[^]{1,${longest}}$`, 'u') : /\S/;
  const namesAhead = names.map((name) => `(?=[^]*\\{${name}\\})`).join('');
  const schema = z
    .string()
    // YAML ends a text below `excerpt: >` with a line break.
    .trim()
    .regex(shape)
    .superRefine((value, { addIssue }) => {
      if (isBlank(value)) return;
      const found = placeholdersOf(value);
      const unknown = found.find((name) => !known.includes(name));
      const isMissing = names.some((name) => !found.includes(name));
      if (unknown !== undefined) {
        // For data files, check/unknown-names.ts says more.
        const message = `there is no name {${unknown}} here; write what it stands for`;
        const params = { about: UNKNOWN_NAME, name: unknown, own: known };
        addIssue({ code: 'custom', message, params });
      } else if (isMissing) addIssue(expectedButFound(expected, value));
    });
  const kind: Kind = {
    expected,
    control: { widget: 'string', pattern: [namesAhead + shape.source, `Expected ${expected}.`] },
    check: (value, { file }) =>
      isLiteral
        ? [findEntity(String(value))]
        : [...findPlainTextIssues(value, file), findAddedSign(value, added)],
  };
  return { kind, schema };
}

/** A text that is shown as it is written. */
export function text(description: string, options?: TextOptions) {
  const { kind, schema } = textKind(options);
  return field(description, kind, schema);
}

/** Several texts of an object, by their keys. */
export const texts = <Key extends string>(descriptions: Record<Key, string>) =>
  // TypeScript forgets the keys.
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([key, description]) => [key, text(description)]),
  ) as Record<Key, ReturnType<typeof text>>;

/**
 * A text in a special format, such as a color.
 * @param expected the end of the sentence `expected …`
 */
export function pattern(description: string, expression: RegExp, expected: string) {
  const sentence = `Expected ${expected}.`;
  const control = { widget: 'string', pattern: [expression.source, sentence] };
  return field(description, { expected, control }, z.string().regex(expression));
}

/** An identifier of small letters, digits and hyphens. */
export const id = (description: string) =>
  pattern(description, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens');
