import { useState } from 'react';
import { Badge } from '../../components/ui/badge';

const OPTION =
  'relative inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full px-3 sm:gap-2.5 sm:px-5 font-semibold has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink forced-colors:has-checked:outline-2';

type BillingPeriodProps = {
  labels: Queries.PricingFragment['billing'];
  annualBadge: string;
};

/**
 * Two radio buttons, monthly and annual, that look like a switch. The styles of the plans follow the checked one, so
 * that it works before React. The form is there for `autocomplete`, which keeps a browser from restoring the choice
 * after a reload; radio buttons can't have it themselves. The method `dialog` does nothing outside a dialog, so Enter
 * doesn't send the form.
 */
export function BillingPeriod({ labels, annualBadge }: BillingPeriodProps) {
  const [period, setPeriod] = useState<'monthly' | 'annual'>('monthly');
  const option = (value: typeof period) =>
    ({
      type: 'radio',
      name: 'billing-period',
      value,
      checked: period === value,
      onChange: () => setPeriod(value),
      className: 'absolute inset-0 cursor-pointer opacity-0',
    }) as const;
  return (
    <form method="dialog" autoComplete="off" className="max-w-full min-w-0">
      <fieldset
        role="radiogroup"
        className="flex w-fit max-w-full min-w-0 flex-wrap rounded-3xl border border-control p-1"
      >
        <legend className="sr-only">{labels.label}</legend>
        <label className={OPTION}>
          <input {...option('monthly')} />
          {labels.monthly}
        </label>
        <label className={OPTION}>
          <input {...option('annual')} aria-label={labels.annual} aria-describedby="annual-badge" />
          {labels.annual}{' '}
          <span id="annual-badge" className="flex min-w-0">
            <Badge isLoud className="max-sm:px-2 max-sm:text-xs">
              {annualBadge}
            </Badge>
          </span>
        </label>
      </fieldset>
    </form>
  );
}
