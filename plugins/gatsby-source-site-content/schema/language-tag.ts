import { textLike } from './fields';
import { note, type Flaw } from './notes';
import { expectedButFound } from './wording';

/** A language as browsers name it (BCP 47). */
export function languageTag(about: string, example: string) {
  const expected = `the tag of a language such as ${example}`;
  const rule = (value: unknown): Flaw[] =>
    typeof value !== 'string' || value.trim() === '' || isTag(value)
      ? []
      : [{ path: [], message: expectedButFound(expected, value) }];
  return note(textLike(/\S/, expected, about, { example }), { rule });
}

function isTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).includes(value);
  } catch {
    return false;
  }
}
