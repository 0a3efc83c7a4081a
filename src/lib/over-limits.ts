import { formatAmount, formatList, inSentence } from './format-amount';
import { interpolate } from './interpolate';

/** A limit that a day would exceed. */
export type OverLimit = {
  /** The name of the nutrient. */
  name: string;
  /** What the day would have of it. */
  amount: number;
  limit: number;
  unit: string;
};

/** The texts of /try that name exceeded limits, so that all pages say it alike. */
export type OverTemplates = {
  /** The sentence, with `{nutrients}`. */
  text: string;
  /** Each of its nutrients, with `{nutrient}`, `{amount}`, `{limit}` and `{unit}`. */
  nutrient: string;
};

/** Says which limits a portion would exceed, and by how much; empty if there are none. */
export function overLimits(templates: OverTemplates, over: readonly OverLimit[]): string {
  if (over.length === 0) return '';
  const nutrients = over.map((each) => interpolate(templates.nutrient, valuesOf(each)));
  return interpolate(templates.text, { nutrients: formatList(nutrients) });
}

const valuesOf = ({ name, amount, limit, unit }: OverLimit) => ({
  nutrient: inSentence(name),
  amount: formatAmount(amount, limit),
  limit: formatAmount(limit),
  unit,
});

/** A limit that a day has exceeded before a portion adds to it. */
export type PassedLimit = OverLimit & {
  /** What the day has without the portion. */
  eaten: number;
};

/** Says what a portion adds to limits that a day has exceeded already; empty if there are none. */
export function addedToPassed(
  templates: { adds: string; added: string },
  passed: readonly PassedLimit[],
): string {
  if (passed.length === 0) return '';
  const nutrients = passed.map(({ name, amount, eaten, unit }) =>
    interpolate(templates.added, {
      nutrient: inSentence(name),
      added: formatAmount(amount - eaten),
      unit,
    }),
  );
  return interpolate(templates.adds, { nutrients: formatList(nutrients) });
}
