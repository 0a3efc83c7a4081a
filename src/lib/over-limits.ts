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
  const nutrients = over.map(({ name, amount, limit, unit }) =>
    interpolate(templates.nutrient, {
      nutrient: inSentence(name),
      amount: formatAmount(amount, limit),
      limit: formatAmount(limit),
      unit,
    }),
  );
  return interpolate(templates.text, { nutrients: formatList(nutrients) });
}
