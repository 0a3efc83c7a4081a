import { Interpolated } from '../../components/interpolated';
import { interpolate } from '../../lib/interpolate';
import type { Period, Plan } from './plan-card';

type PlanPriceProps = {
  plan: Plan;
  period: Period;
  labels: Queries.PricingFragment['card'];
};

/**
 * The monthly and the annual price of a plan, each with a note on when it starts. The screen shows the chosen one;
 * paper, and a page without scripts, show both. Each still reads as a sentence in plain text.
 */
export function PlanPrice({ plan, period, labels }: PlanPriceProps) {
  const { isFree, monthlyPrice, annualPrice, originalAnnualPrice: former, savings } = plan;
  const note = isFree ? labels.always : labels.later;
  const shown = annualPrice === null ? 'monthly' : period;
  const look = isFree ? '' : ARRIVING;
  return (
    <div className="mt-5 grid grid-cols-1 content-start gap-5">
      <div className={shown === 'monthly' ? look : HIDDEN}>
        <Price amount={monthlyPrice} period={labels.perMonth} />
        <p className={NOTE}>
          {isFree || annualPrice === null
            ? note
            : interpolate(labels.orYear, { price: annualPrice })}
        </p>
      </div>
      {annualPrice !== null && (
        <div className={shown === 'annual' ? look : HIDDEN}>
          <Price amount={annualPrice} period={labels.perYear} />
          <p className={NOTE}>
            {former === null ? (
              note
            ) : (
              <Interpolated
                template={labels.insteadOf}
                values={{
                  former: <s>{former}</s>,
                  savings: <strong className="text-accent">{savings}</strong>,
                }}
              />
            )}
          </p>
        </div>
      )}
    </div>
  );
}

/** It moves into place when the period changes. */
const ARRIVING =
  'transition-[translate] duration-300 ease-settle in-data-started:starting:translate-y-1.5';

/** Not `hidden`: reader views drop elements with such a class. */
const HIDDEN = '[display:none] print:block noscript:block';

/** As high in both periods, so that the buttons stay where they are. */
const NOTE = 'mt-2 min-h-[2lh] leading-snug text-balance text-muted 2xl:text-lg';

const Price = ({ amount, period }: { amount: string; period: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    <span className="min-w-0 font-display text-5xl leading-none font-heavy tracking-tight wrap-anywhere lg:text-6xl">
      {amount}
    </span>{' '}
    <span className="text-lg text-muted">{period}</span>
  </p>
);
