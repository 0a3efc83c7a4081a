import { placeholdersOf } from '../../../src/lib/interpolate';
import { didYouMean } from './did-you-mean';
import { text } from './fields';
import { metadataOf, withMetadata, type Issue } from './metadata';
import { DESCRIPTION_LENGTH } from './search-results';
import { expectedButFound } from './error-messages';

const and = (words: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words);

/**
 * A text with placeholders that the page fills in: `Page {page} of {pages}`.
 * @param example the text must have exactly the placeholders of this example
 */
export function message(description: string, example: string) {
  const names = placeholdersOf(example);
  const places = names.map((name) => `{${name}}`);
  const expected = `a text with ${and(places)}`;
  const rule = (value: unknown): Issue[] =>
    typeof value === 'string' && value.trim() !== '' ? findIssues(value, names, expected) : [];
  return withMetadata(text(description, example), { expected, rule });
}

/**
 * The description of a page for search results, with placeholders. The names of its placeholders count
 * for its length, because they are about as long as their values.
 */
export function descriptionMessage(description: string, example: string) {
  const schema = message(description, example);
  const { rule = () => [] } = metadataOf(schema);
  const { least, most } = DESCRIPTION_LENGTH;
  const measure = (value: unknown): Issue[] => {
    if (typeof value !== 'string' || (value.length >= least && value.length <= most)) return [];
    return [
      { path: [], message: `expected ${least} to ${most} characters, found ${value.length}` },
    ];
  };
  return withMetadata(schema, {
    longest: most,
    rule: (value) => [...rule(value), ...measure(value)],
  });
}

function findIssues(value: string, names: readonly string[], expected: string): Issue[] {
  const found = placeholdersOf(value);
  const unknown = found.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    const hint = didYouMean(unknown, names) || `; ${expected} is expected`;
    return [{ path: [], message: `there is no name {${unknown}} here${hint}` }];
  }
  const isWhole = names.every((name) => found.includes(name));
  return isWhole ? [] : [{ path: [], message: expectedButFound(expected, value) }];
}
