import type { z } from 'zod';
import { expectedButFound } from './sentences';

type Plan = {
  monthlyPrice: number;
  annualPrice: number;
  originalAnnualPrice: number | null;
  savings: string | null;
};

/**
 * Adds an issue for each plan whose prices disagree: the annual price must match the badge (`50% OFF` is half
 * of twelve months), the crossed-out price is twelve months, and the saving is their difference.
 * @param file the content of `plans.json`, whose types are right
 */
export function checkPrices(file: Record<string, unknown>, { addIssue }: z.RefinementCtx): void {
  const percent = /(\d+)\s*%/.exec(file.annualBadge as string)?.[1];
  for (const [index, plan] of (file.plans as Plan[]).entries()) {
    const [wrong] = findIssues(plan, percent);
    if (!wrong) continue;
    const message = expectedButFound(wrong.expected, plan[wrong.key]);
    addIssue({ code: 'custom', path: ['plans', index, wrong.key], message });
  }
}

/** The issues of a plan, the cause before its consequences. */
function findIssues(plan: Plan, percent: string | undefined) {
  const { monthlyPrice, annualPrice, originalAnnualPrice: original, savings } = plan;
  const year = monthlyPrice * 12;
  const due = (year * (100 - Number(percent ?? 0))) / 100;
  const saved = (original ?? annualPrice) - annualPrice;
  const named = /\$(\d+)/.exec(savings ?? '')?.[1];
  const issue = (isWrong: boolean, key: keyof Plan, expected: string) =>
    isWrong ? [{ key, expected }] : [];
  return [
    ...issue(
      percent !== undefined && annualPrice !== due,
      'annualPrice',
      `${due}, which is 12 months at $${monthlyPrice} less the ${percent}% that annualBadge promises`,
    ),
    ...issue(
      (original ?? annualPrice) !== year,
      'originalAnnualPrice',
      `${year}, which is 12 months at $${monthlyPrice}`,
    ),
    ...issue(
      saved === 0 ? savings !== null : named !== String(saved),
      'savings',
      saved === 0
        ? 'null, because nothing is saved'
        : `a text that names $${saved}, which is $${original} less $${annualPrice}`,
    ),
  ];
}
