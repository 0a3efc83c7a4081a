import { z } from 'zod';
import type { Issue } from './rules';
import { nameValue } from './sentences';

const file = z.object({ annualBadge: z.string(), plans: z.array(z.unknown()) });

/** The parts of a plan that have to agree. Plans with other types are skipped, because those are reported. */
const priced = z.object({
  monthlyPrice: z.number(),
  annualPrice: z.number(),
  originalAnnualPrice: z.number().nullable(),
  savings: z.string().nullable(),
});

type Prices = z.output<typeof priced>;

/**
 * Finds prices that disagree: the annual price must match the badge (`50% OFF` is half of twelve months),
 * the crossed-out price is twelve months, and the saving is their difference.
 * @param value the content of `plans.json`
 */
export function priceIssues(value: unknown): Issue[] {
  const { data } = file.safeParse(value);
  const percent = /(\d+)\s*%/.exec(data?.annualBadge ?? '')?.[1];
  return (data?.plans ?? []).flatMap((plan, index) => {
    const { data: prices } = priced.safeParse(plan);
    const [found] = prices ? findIssues(prices, percent) : [];
    return found ? [{ path: ['plans', index, found.key], message: found.message }] : [];
  });
}

/** The issues of a plan, the cause before its consequences. */
function findIssues(prices: Prices, percent: string | undefined) {
  const { monthlyPrice, annualPrice, originalAnnualPrice: original, savings } = prices;
  const year = monthlyPrice * 12;
  const due = (year * (100 - Number(percent ?? 0))) / 100;
  const saved = (original ?? annualPrice) - annualPrice;
  const isSavingRight =
    saved === 0 ? savings === null : /\$(\d+)/.exec(savings ?? '')?.[1] === String(saved);
  const issue = (isWrong: boolean, key: keyof Prices, expected: string) =>
    isWrong ? [{ key, message: `expected ${expected}, found ${nameValue(prices[key])}` }] : [];
  return [
    ...issue(
      percent !== undefined && annualPrice !== due,
      'annualPrice',
      `${due}, which is 12 months at $${monthlyPrice} less the ${percent}% that annualBadge promises`,
    ),
    ...issue(
      original === null ? annualPrice !== year : original !== year,
      'originalAnnualPrice',
      `${year}, which is 12 months at $${monthlyPrice}`,
    ),
    ...issue(
      !isSavingRight,
      'savings',
      saved === 0
        ? 'null, because nothing is saved'
        : `a text that names $${saved}, which is $${original} less $${annualPrice}`,
    ),
  ];
}
