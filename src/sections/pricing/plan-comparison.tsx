import { Check } from 'lucide-react';
import { SectionHeading } from '../../components/section-heading';

type PlanComparisonProps = {
  comparison: Queries.PricingFragment['comparison'];
  plans: Queries.PricingFragment['plans'];
};

/** A table of features by plan. On narrow screens it scrolls sideways and its first column stays. */
export function PlanComparison({ comparison, plans }: PlanComparisonProps) {
  return (
    <div className="pt-24 sm:pt-32">
      <SectionHeading id="comparison-title" title={comparison.title} lead={comparison.lead} />
      <section
        aria-labelledby="comparison-title"
        // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative mt-10 overflow-x-auto rounded-panel border border-line bg-surface"
      >
        <table className="w-full min-w-lg border-separate border-spacing-0 text-left rtl:text-right">
          <thead>
            <tr>
              <th scope="col" className={`${CELL} sticky start-0 bg-surface`}>
                <span className="sr-only">{comparison.feature}</span>
              </th>
              {plans.map(({ name, highlighted }) => (
                <th key={name} scope="col" className={`${CELL} ${backgroundOf(highlighted)}`}>
                  <span className="font-display text-xl sm:text-2xl">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.rows.map(({ feature, values }) => (
              <tr key={feature}>
                <th
                  scope="row"
                  className={`${CELL} sticky start-0 max-w-32 border-t border-line bg-surface font-semibold sm:max-w-none`}
                >
                  {feature}
                </th>
                {plans.map(({ name, highlighted }, column) => (
                  <td
                    key={name}
                    className={`${CELL} border-t border-line ${backgroundOf(highlighted)}`}
                  >
                    <Value value={values[column] ?? null} none={comparison.none} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const CELL = 'px-3 py-3 text-sm first:ps-5 sm:px-4 sm:py-3.5 lg:px-8 sm:text-base';

const backgroundOf = (highlighted: boolean) => (highlighted ? 'bg-sunken' : '');

function Value({ value, none }: { value: string | null; none: string }) {
  if (value === null) {
    return (
      <>
        <span aria-hidden className="text-muted">
          –
        </span>
        <span className="sr-only">{none}</span>
      </>
    );
  }
  return (
    <span className="flex items-center gap-2.5">
      <Check aria-hidden className="size-4 shrink-0 text-accent" strokeWidth={3} />
      {value}
    </span>
  );
}
