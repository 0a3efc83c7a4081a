import { Check } from '../../components/icons';
import { MARKS } from '../../components/marks';
import { RichText } from '../../components/rich-text';
import { formatPrice } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { comparePlans } from './compare-plans';

type PlanTableProps = {
  pricing: Pick<Queries.PlansFragment, 'plans' | 'currency' | 'billing'>;
  labels: NonNullable<Queries.PlansFragment['table']>;
};

/** All plans side by side: their prices, what all lists name, and below it what each list has to itself. */
export function PlanTable({ pricing: { plans, currency, billing }, labels }: PlanTableProps) {
  if (plans.length < 2) return null;
  const { rows, others } = comparePlans(plans);
  const priceOf = (price: number | null) =>
    price === null ? <Unlisted>{labels.unlisted}</Unlisted> : formatPrice(price, currency);
  const hasOthers = others.some(({ lines }) => lines.length > 0);
  return (
    <section aria-labelledby="plan-table-title" className="mt-16 sm:mt-24">
      <h2 id="plan-table-title" className="text-section">
        {labels.title}
      </h2>
      {plans.map(({ name, includes }) => {
        const included = plans.find(({ id }) => id === includes);
        return (
          included && (
            <p key={name} className="mt-3 text-lg text-muted">
              {interpolate(labels.includes, { plan: name, included: included.name })}
            </p>
          )
        );
      })}
      <div className="plan-table-frame">
        <table className="plan-table">
          <thead>
            <tr>
              <td />
              {plans.map(({ name }) => (
                <th key={name} scope="col">
                  {`${name} `}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="plan-table-price">
              <th scope="row">{`${billing.monthly} `}</th>
              {plans.map(({ name, monthlyPrice }) => (
                <td key={name}>{priceOf(monthlyPrice)} </td>
              ))}
            </tr>
            <tr className="plan-table-price">
              <th scope="row">{`${billing.annual} `}</th>
              {plans.map(({ name, annualPrice }) => (
                <td key={name}>{priceOf(annualPrice)} </td>
              ))}
            </tr>
            {rows.map(({ topic, cells }) => (
              <tr key={topic}>
                <th scope="row">{`${topic} `}</th>
                {cells.map(({ plan, lines }) => (
                  <td key={plan}>
                    {lines.length > 0 ? (
                      <Lines lines={lines} />
                    ) : (
                      <Check aria-label={labels.included} className="size-5 text-accent" />
                    )}{' '}
                  </td>
                ))}
              </tr>
            ))}
            {hasOthers && (
              <tr>
                <th scope="row">{`${labels.others} `}</th>
                {others.map(({ plan, lines }) => (
                  <td key={plan}>
                    {lines.length > 0 ? (
                      <Lines lines={lines} />
                    ) : (
                      <Unlisted>{labels.unlisted}</Unlisted>
                    )}{' '}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type LinesProps = { lines: readonly Queries.PlansFragment['plans'][number]['features'][number][] };

/** Lines of a plan's list, each with its mark there. */
const Lines = ({ lines }: LinesProps) => (
  <ul className="grid grid-cols-1 gap-1.5">
    {lines.map(({ text, mark }) => (
      <li key={text} className={MARKS[mark]}>
        <RichText html={text} />
      </li>
    ))}
  </ul>
);

/** Says that there is no price, or that a list has nothing to itself. */
const Unlisted = ({ children }: { children: string }) => (
  <span className="font-normal text-muted">{children}</span>
);
