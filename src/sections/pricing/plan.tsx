import type { ReactNode } from 'react';
import { MARKS } from '../../components/marks';
import { RichText } from '../../components/rich-text';
import { formatPrice } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';

export type Period = 'monthly' | 'annual';

type QueriedPlan = Queries.PlansFragment['plans'][number];
type AsQueried = 'name' | 'description' | 'cta' | 'monthlyHref' | 'annualHref' | 'highlighted';

/** A plan with formatted prices, such as `$5`. */
export type Plan = Pick<QueriedPlan, AsQueried> & {
  isFree: boolean;
  monthlyPrice: string;
  /** Null if the plan can't be paid annually. */
  annualPrice: string | null;
  originalAnnualPrice: string | null;
  savings: string;
  /** The items of the list. */
  features: ReactNode;
};

/** Formats prices in the build: the first `Intl` formatter of a page blocks a phone for 80 ms. */
export function describePlan(plan: QueriedPlan, currency: string): Plan {
  const { monthlyPrice, annualPrice, originalAnnualPrice, savings } = plan;
  const { name, description, cta, monthlyHref, annualHref, highlighted } = plan;
  const format = (price: number | null) => (price === null ? null : formatPrice(price, currency));
  const saved = (originalAnnualPrice ?? 0) - (annualPrice ?? 0);
  return {
    name,
    description,
    cta,
    monthlyHref,
    annualHref,
    highlighted,
    isFree: monthlyPrice === 0,
    monthlyPrice: formatPrice(monthlyPrice, currency),
    annualPrice: format(annualPrice),
    originalAnnualPrice: format(originalAnnualPrice),
    savings: interpolate(savings ?? '', { saved: formatPrice(saved, currency) }),
    features: (
      <>
        {plan.features.map(({ text, mark }) => (
          <li key={text} className={MARKS[mark]}>
            <RichText html={text} />
          </li>
        ))}
      </>
    ),
  };
}
