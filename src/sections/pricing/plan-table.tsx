import { Check } from '../../components/icons';
import { RichText } from '../../components/rich-text';
import { formatPrice } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { comparePlans } from './compare-plans';

type PlanTableProps = {
  pricing: Pick<Queries.PlansFragment, 'plans' | 'currency' | 'billing'>;
  labels: NonNullable<Queries.PlansFragment['table']>;
};

/** The paid plans side by side: their prices, what all lists name, and below it what each list has to itself. */
export function PlanTable({ pricing: { plans, currency, billing }, labels }: PlanTableProps) {
  const { paid, rows, others } = comparePlans(plans);
  if (paid.length < 2) return null;
  const priceOf = (price: number | null) =>
    price === null ? <Unlisted>{labels.unlisted}</Unlisted> : formatPrice(price, currency);
  const hasOthers = others.some(({ lines }) => lines.length > 0);
  return (
    <section aria-labelledby="plan-table-title" className="mt-16 sm:mt-24">
      <h2 id="plan-table-title" className="text-3xl sm:text-4xl">
        {labels.title}
      </h2>
      {paid.map(({ name, includes }) => {
        const included = plans.find(({ id }) => id === includes);
        return (
          included && (
            <p key={name} className="mt-3 text-lg text-muted">
              {interpolate(labels.includes, { plan: name, included: included.name })}
            </p>
          )
        );
      })}
      <table className="plan-table">
        <thead>
          <tr>
            <td />
            {paid.map(({ name }) => (
              <th key={name} scope="col">
                {`${name} `}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="plan-table-price">
            <th scope="row">{`${billing.monthly} `}</th>
            {paid.map(({ name, monthlyPrice }) => (
              <td key={name}>{priceOf(monthlyPrice)} </td>
            ))}
          </tr>
          <tr className="plan-table-price">
            <th scope="row">{`${billing.annual} `}</th>
            {paid.map(({ name, annualPrice }) => (
              <td key={name}>{priceOf(annualPrice)} </td>
            ))}
          </tr>
          {rows.map(({ topic, cells }) => (
            <tr key={topic}>
              <th scope="row">{`${topic} `}</th>
              {cells.map(({ plan, lines }) => (
                <td key={plan}>
                  {lines.map(({ text }) => (
                    <p key={text}>
                      <RichText html={text} />
                    </p>
                  ))}
                  {lines.length === 0 && (
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
                    <ul className="grid gap-1.5">
                      {lines.map(({ text }) => (
                        <li key={text}>
                          <RichText html={text} />
                        </li>
                      ))}
                    </ul>
                  ) : (
                    <Unlisted>{labels.unlisted}</Unlisted>
                  )}{' '}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** Says that there is no price, or that a list has nothing to itself. */
const Unlisted = ({ children }: { children: string }) => (
  <span className="font-normal text-muted">{children}</span>
);
