import { useEffect, useState } from 'react';
import { Badge } from '../../components/ui/badge';
import { buttonVariants } from '../../components/ui/button';
import { PATHS, stateAddress } from '../../lib/paths';
import type { Period, Plan } from './plan';
import { PlanCard } from './plan-card';
import type { PriceSize } from './price-size';

/** The hash of the annual prices' address, and the id of their radio button. */
const ANNUAL = 'annual';

type PlansProps = Pick<Queries.PlansFragment, 'billing' | 'annualBadge'> & {
  plans: readonly Plan[];
  labels: Queries.PlansFragment['card'];
  priceSize: PriceSize;
  buttonNote?: string;
};

/** A switch between monthly and annual billing, and the plans. The address of the annual prices is `/pricing#annual`. */
export function Plans(props: PlansProps) {
  const { plans, labels, billing, annualBadge, priceSize, buttonNote } = props;
  const [period, setPeriod] = useState<Period>('monthly');

  useEffect(() => {
    const followAddress = () => {
      if (location.hash === `#${ANNUAL}`) setPeriod('annual');
      // Other hashes belong to the questions below.
      else if (location.hash === '') setPeriod('monthly');
    };
    // Checked before React started, by the visitor or by the browser on Back.
    const isAnnual = document.getElementById(ANNUAL)?.matches(':checked');
    if (isAnnual && location.hash === '') history.replaceState(history.state, '', `#${ANNUAL}`);
    followAddress();
    addEventListener('hashchange', followAddress);
    return () => removeEventListener('hashchange', followAddress);
  }, []);

  const choose = (chosen: Period) => {
    setPeriod(chosen);
    const hash = chosen === 'annual' ? `#${ANNUAL}` : '';
    history.replaceState(history.state, '', stateAddress(PATHS.pricing, hash));
  };
  const radio = (value: Period) =>
    ({
      type: 'radio',
      name: 'billing-period',
      value,
      checked: period === value,
      onChange: () => choose(value),
      className: 'absolute inset-0 size-full cursor-pointer opacity-0',
    }) as const;
  return (
    <>
      <fieldset
        role="radiogroup"
        hidden={plans.every(({ annualPrice }) => annualPrice === null)}
        className="billing noscript:hidden"
      >
        <legend className="sr-only">{billing.label}</legend>{' '}
        <label className={OPTION}>
          <input {...radio('monthly')} />
          {billing.monthly}
        </label>{' '}
        <label className={OPTION}>
          <input
            {...radio('annual')}
            id={ANNUAL}
            aria-label={billing.annual}
            aria-describedby="annual-badge"
          />
          {billing.annual}{' '}
          <Badge id="annual-badge" className="min-w-0">
            {annualBadge}
          </Badge>
        </label>
      </fieldset>
      <ul className="plan-list">
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            period={period}
            labels={labels}
            priceSize={priceSize}
            buttonNote={buttonNote}
          />
        ))}
      </ul>
    </>
  );
}

const OPTION = buttonVariants({
  variant: 'ghost',
  isOption: true,
  className:
    'relative px-1! sm:px-3.5! has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink',
});
