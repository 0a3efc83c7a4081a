import { formatPrice } from './format-price';

type PlanPriceProps = {
  plan: Queries.PricingFragment['plans'][number];
  labels: Queries.PricingFragment['card'];
};

const AMOUNT = 'font-display text-6xl leading-none font-extrabold tracking-tight';

/** What a plan costs for the chosen period; the other period's price isn't shown. */
export function PlanPrice({ plan, labels }: PlanPriceProps) {
  const { monthlyPrice, annualPrice, originalAnnualPrice, savings } = plan;
  return (
    <div className="mt-6 min-h-24">
      <p className="group-has-[[value=annual]:checked]/billing:hidden">
        <span className={AMOUNT}>{formatPrice(monthlyPrice)}</span>
        <span className="text-muted">{labels.perMonth}</span>
      </p>
      <div className="hidden group-has-[[value=annual]:checked]/billing:block">
        <p>
          {originalAnnualPrice !== null && (
            <>
              <span className="sr-only">{labels.insteadOf}</span>{' '}
              <s className="me-2 font-display text-3xl font-bold text-muted">
                {formatPrice(originalAnnualPrice)}
              </s>{' '}
            </>
          )}
          <span className={AMOUNT}>{formatPrice(annualPrice)}</span>
          <span className="text-muted">{labels.perYear}</span>
        </p>
        {savings && <p className="mt-3 font-semibold text-accent">{savings}</p>}
      </div>
    </div>
  );
}
