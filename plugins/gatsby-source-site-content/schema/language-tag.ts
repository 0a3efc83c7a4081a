import { textLike } from './fields';
import { withMetadata, type Issue } from './metadata';
import { expectedButFound } from './error-messages';

/** A language as browsers name it (BCP 47). */
export function languageTag(description: string, example: string) {
  const expected = `the tag of a language such as ${example}`;
  const rule = (value: unknown): Issue[] =>
    typeof value !== 'string' || value.trim() === '' || isTag(value)
      ? []
      : [{ path: [], message: expectedButFound(expected, value) }];
  return withMetadata(textLike(/\S/, expected, description, { example }), { rule });
}

function isTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).includes(value);
  } catch {
    return false;
  }
}
