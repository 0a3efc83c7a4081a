import { Badge } from '../../components/ui/badge';

const OPTION =
  'relative inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full px-3 sm:gap-2.5 sm:px-5 font-semibold has-checked:bg-ink has-checked:text-page has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ink forced-colors:has-checked:outline-2';

type BillingPeriodProps = {
  labels: Queries.PricingFragment['billing'];
  annualBadge: string;
};

/** Two radio buttons, monthly and annual, that look like a switch. */
export function BillingPeriod({ labels, annualBadge }: BillingPeriodProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-label={labels.label}
      className="flex w-fit max-w-full min-w-0 flex-wrap rounded-3xl border border-control p-1"
    >
      <label className={OPTION}>
        <input
          type="radio"
          name="billing-period"
          value="monthly"
          defaultChecked
          autoComplete="off"
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {labels.monthly}
      </label>
      <label className={OPTION}>
        <input
          type="radio"
          name="billing-period"
          value="annual"
          autoComplete="off"
          aria-label={labels.annual}
          aria-describedby="annual-badge"
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {labels.annual}
        <span id="annual-badge" className="min-w-0">
          <Badge className="max-sm:px-2 max-sm:tracking-normal">{annualBadge}</Badge>
        </span>
      </label>
    </fieldset>
  );
}
