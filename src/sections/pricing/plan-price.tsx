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
 * paper, and a page without scripts, show both. Each is a sentence without the large type and the strikethrough.
 */
export function PlanPrice({ plan, period, labels }: PlanPriceProps) {
  const { monthlyPrice, annualPrice, originalAnnualPrice: former, savings } = plan;
  const hiddenUnless = (shown: Period) => (period === shown ? undefined : HIDDEN);
  return (
    <div className="mt-5 grid grid-cols-1 content-start gap-5">
      <div className={hiddenUnless('monthly')}>
        <Price amount={monthlyPrice} period={labels.perMonth} />
        <p className={NOTE}>
          {former === null ? labels.always : interpolate(labels.orYear, { price: annualPrice })}
        </p>
      </div>
      <div className={hiddenUnless('annual')}>
        <Price amount={annualPrice} period={labels.perYear} />
        <p className={NOTE}>
          {former === null ? (
            labels.always
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
    </div>
  );
}

/** Not `hidden`: reader views drop elements with such a class. */
const HIDDEN = '[display:none] print:block noscript:block';

const NOTE = 'mt-2 leading-snug text-balance text-muted';

const Price = ({ amount, period }: { amount: string; period: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    <span className="font-display text-5xl leading-none font-heavy tracking-tight lg:text-6xl">
      {amount}
    </span>{' '}
    <span className="text-lg text-muted">{period}</span>
  </p>
);
