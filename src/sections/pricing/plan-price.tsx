import { Interpolated } from '../../components/interpolated';
import { formatPrice } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';

type PlanPriceProps = {
  plan: Queries.PricingFragment['plans'][number];
  labels: Queries.PricingFragment['card'];
};

/**
 * The price of a plan for the chosen period, and below it when it starts. CSS hides those of the other period. Each is
 * a sentence, also without the large type and the line through the former price.
 */
export function PlanPrice({ plan, labels }: PlanPriceProps) {
  const [month, year] = [formatPrice(plan.monthlyPrice), formatPrice(plan.annualPrice)];
  const { originalAnnualPrice: former, savings } = plan;
  return (
    <div className="mt-5">
      <div className="per-month">
        <Price amount={month} period={labels.perMonth} />
        <p className={NOTE}>
          {former === null ? labels.always : interpolate(labels.orYear, { price: year })}
        </p>
      </div>
      <div className="per-year">
        <Price amount={year} period={labels.perYear} />
        <p className={NOTE}>
          {former === null ? (
            labels.always
          ) : (
            <Interpolated
              template={labels.insteadOf}
              values={{
                former: <s>{formatPrice(former)}</s>,
                savings: <strong className="text-accent">{savings}</strong>,
              }}
            />
          )}
        </p>
      </div>
    </div>
  );
}

const NOTE = 'mt-2 leading-snug text-balance text-muted';

const Price = ({ amount, period }: { amount: string; period: string }) => (
  <p className="flex flex-wrap items-baseline gap-x-2">
    <span className="font-display text-5xl leading-none font-heavy tracking-tight lg:text-6xl">
      {amount}
    </span>{' '}
    <span className="text-lg text-muted">{period}</span>
  </p>
);
