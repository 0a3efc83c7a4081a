import { interpolate } from '../../lib/interpolate';
import { formatPrice } from '../../lib/format';

type PlanPriceProps = {
  plan: Queries.PricingFragment['plans'][number];
  labels: Queries.PricingFragment['card'];
};

const AMOUNT = 'font-display text-6xl leading-none font-extrabold tracking-tight';

/**
 * The price of a plan for the chosen period. CSS hides the price of the other period. Screen readers get
 * each price as a sentence, because most of them don't announce that a number is crossed out.
 */
export function PlanPrice({ plan, labels }: PlanPriceProps) {
  const { originalAnnualPrice, savings } = plan;
  const [month, year] = [formatPrice(plan.monthlyPrice), formatPrice(plan.annualPrice)];
  const former = originalAnnualPrice === null ? null : formatPrice(originalAnnualPrice);
  return (
    <div className="mt-6">
      <div className="group-has-[[value=annual]:checked]/billing:hidden">
        <p>
          <span className="sr-only">{interpolate(labels.monthSpoken, { price: month })}</span>
          <span aria-hidden>
            <span className={AMOUNT}>{month}</span>{' '}
            <span className="text-lg text-muted">{labels.perMonth}</span>
          </span>
        </p>
        {former && <p className="mt-3 text-muted">{interpolate(labels.orYear, { price: year })}</p>}
      </div>
      <div className="hidden group-has-[[value=annual]:checked]/billing:block">
        <p>
          <span className="sr-only">
            {former
              ? interpolate(labels.lowerYearSpoken, { price: year, former })
              : interpolate(labels.yearSpoken, { price: year })}
          </span>
          <span aria-hidden>
            {former && <s className="me-2 font-display text-3xl font-bold text-muted">{former}</s>}{' '}
            <span className={AMOUNT}>{year}</span>{' '}
            <span className="text-lg text-muted">{labels.perYear}</span>
            {former && (
              <span className="mt-3 block text-muted">
                {interpolate(labels.insteadOf, { former })}
              </span>
            )}
          </span>
        </p>
        {savings && <p className="font-semibold text-accent">{savings}</p>}
      </div>
    </div>
  );
}
