import type { Issue } from './metadata';
import { propertyOf } from './rules';
import { nameValue } from './error-messages';

type Prices = {
  monthly: number | undefined;
  annual: number;
  original: number | null;
  savings: unknown;
};

/**
 * Finds prices that disagree. The annual price must match the badge (`50% OFF` is half of twelve
 * months), the crossed-out price is twelve months, and the saving is their difference.
 * @param file the content of `plans.json`
 */
export function priceRule(file: unknown): Issue[] {
  const plans = propertyOf(file, 'plans');
  const badge = /(\d+)\s*%/.exec(String(propertyOf(file, 'annualBadge')))?.[1];
  const percent = badge === undefined ? undefined : Number(badge);
  if (!Array.isArray(plans)) return [];
  return plans.flatMap((plan, index) => {
    const prices = readPrices(plan);
    const issues = prices ? findIssues(prices, percent) : [];
    return issues.map(({ path, message }) => ({ path: ['plans', index, ...path], message }));
  });
}

/** The prices of a plan. Returns undefined if they have wrong types, which the schema reports. */
function readPrices(plan: unknown): Prices | undefined {
  const of = (key: string) => propertyOf(plan, key);
  const [annual, original] = [of('annualPrice'), of('originalAnnualPrice')];
  if (typeof annual !== 'number') return undefined;
  if (typeof original !== 'number' && original !== null) return undefined;
  const monthly = of('monthlyPrice');
  return {
    monthly: typeof monthly === 'number' ? monthly : undefined,
    annual,
    original,
    savings: of('savings'),
  };
}

/** Checks the saving only if the prices are right, because it is their difference. */
function findIssues(prices: Prices, percent: number | undefined): Issue[] {
  const issues = [...findAnnualIssue(prices, percent), ...findOriginalIssue(prices)];
  return issues.length > 0 ? issues : findSavingIssue(prices);
}

function findAnnualIssue({ monthly, annual }: Prices, percent: number | undefined): Issue[] {
  if (monthly === undefined || percent === undefined) return [];
  const due = (monthly * 12 * (100 - percent)) / 100;
  const reason = `12 months at $${monthly} less the ${percent}% that annualBadge promises`;
  const message = `expected ${due}, which is ${reason}, found ${nameValue(annual)}`;
  return annual === due ? [] : [{ path: ['annualPrice'], message }];
}

function findOriginalIssue({ monthly, annual, original }: Prices): Issue[] {
  if (monthly === undefined) return [];
  const year = monthly * 12;
  const isRight = original === year || (original === null && annual === year);
  const message = `expected ${year}, which is 12 months at $${monthly}, found ${nameValue(original)}`;
  return isRight ? [] : [{ path: ['originalAnnualPrice'], message }];
}

function findSavingIssue({ annual, original, savings }: Prices): Issue[] {
  const saved = (original ?? annual) - annual;
  const named = /\$(\d+)/.exec(String(savings))?.[1];
  const isRight = saved === 0 ? savings === null : Number(named) === saved;
  if (savings === undefined || isRight) return [];
  const expected =
    saved === 0
      ? 'null, because nothing is saved'
      : `a text that names $${saved}, which is $${original} less $${annual}`;
  return [{ path: ['savings'], message: `expected ${expected}, found ${nameValue(savings)}` }];
}
