import { formatList, inSentence } from './format-amount';

/** How many nutrients are named. */
const MOST_NAMED = 2;

/** The nutrients of the gaps that a dish closes most, as a list of words; empty if it closes none. */
export function mostAdded(gaps: readonly { name: string }[], shares: readonly number[]): string {
  const names = gaps
    .map(({ name }, at) => ({ name, share: shares[at]! }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
    .slice(0, MOST_NAMED)
    .map(({ name }) => inSentence(name));
  return formatList(names);
}
