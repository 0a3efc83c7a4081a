import { pageTitle as wholeTitle } from '../../../../src/lib/metadata';
import { lengthOf, squareNote } from '../../../../src/lib/text-width';
import { quote } from '../../sentences';
import { field } from './kind';
import { findPlainTextIssues } from './markup';
import { findAddedSign, textKind } from './text';

/** Search results cut longer titles. */
const LONGEST = 60;

type Options = {
  /** The fewest characters of the whole title. */
  least?: number;
  /** Whether it is the product's tagline, which is the title of the home page. */
  isTagline?: boolean;
};

/**
 * The title of a page. Its length counts with the product's name, as the browser's tab shows it, and Chinese, Japanese
 * and Korean characters count twice.
 */
export function pageTitle(description: string, { least = 30, isTagline = false }: Options = {}) {
  const { kind, schema } = textKind();

  const findLengthIssue = (title: string, site: { name: string; tagline: string } | undefined) => {
    if (!site) return undefined;
    const whole = wholeTitle(isTagline ? null : title, site);
    const length = lengthOf(whole);
    if (length >= least && length <= LONGEST) return undefined;
    const expected = `expected a title of ${least} to ${LONGEST} characters in the browser’s tab`;
    return `${expected}, found ${length}${squareNote(whole)}: ${quote(whole)}`;
  };

  return field(
    `${description} With the product’s name, ${least} to ${LONGEST} characters.`,
    {
      ...kind,
      check: (value, place) => [
        ...findPlainTextIssues(value, place.file),
        // The footer shows the tagline as a sentence.
        isTagline ? findAddedSign(value, { after: '.' }) : undefined,
        findLengthIssue(String(value), place.site),
      ],
    },
    schema,
  );
}
