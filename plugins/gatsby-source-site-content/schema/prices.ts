import type { z } from 'zod';
import type plans from '../../../content/data/plans.json';
import { expectedButFound } from './sentences';

type Plan = (typeof plans)['plans'][number];

/**
 * Adds an issue for each plan whose prices disagree: the annual price must match the badge (`50% OFF` is half
 * of twelve months), the crossed-out price is twelve months, and the saving is their difference.
 * @param file the content of `plans.json`, whose types are right
 */
export function checkPrices(file: Record<string, unknown>, { addIssue }: z.RefinementCtx): void {
  const percent = /(\d+)\s*%/.exec(file.annualBadge as string)?.[1];
  for (const [index, plan] of (file.plans as Plan[]).entries()) {
    const { monthlyPrice, annualPrice, savings } = plan;
    const full = plan.originalAnnualPrice ?? annualPrice;
    const year = monthlyPrice * 12;
    const due = (year * (100 - Number(percent ?? 0))) / 100;
    const saved = full - annualPrice;
    const report = (key: keyof Plan, expected: string) => {
      const message = expectedButFound(expected, plan[key]);
      addIssue({ code: 'custom', path: ['plans', index, key], message });
    };
    const months = `which is 12 months at $${monthlyPrice}`;
    // The cause comes before its consequences.
    if (percent !== undefined && annualPrice !== due)
      report('annualPrice', `${due}, ${months} less the ${percent}% that annualBadge promises`);
    else if (full !== year) report('originalAnnualPrice', `${year}, ${months}`);
    else if (saved === 0 && savings !== null) report('savings', 'null, because nothing is saved');
    else if (saved !== 0 && /\$(\d+)/.exec(savings ?? '')?.[1] !== String(saved))
      report('savings', `a text that names $${saved}, which is $${full} less $${annualPrice}`);
  }
}
