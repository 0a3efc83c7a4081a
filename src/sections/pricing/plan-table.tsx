import { RichText } from '../../components/rich-text';
import { formatPrice } from '../../lib/format';
import { comparePlans } from './compare-plans';

type PlanTableProps = {
  pricing: Pick<Queries.PlansFragment, 'plans' | 'currency' | 'billing'>;
  labels: NonNullable<Queries.PlansFragment['table']>;
};

/** The paid plans side by side: their prices, and what their lists say about each topic. */
export function PlanTable({ pricing: { plans, currency, billing }, labels }: PlanTableProps) {
  const { paid, rows } = comparePlans(plans);
  if (paid.length < 2) return null;
  const priceOf = (price: number | null) =>
    price === null ? <Unlisted>{labels.unlisted}</Unlisted> : formatPrice(price, currency);
  return (
    <section aria-labelledby="plan-table-title" className="mt-16 sm:mt-24">
      <h2 id="plan-table-title" className="text-3xl sm:text-4xl">
        {labels.title}
      </h2>
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
              {cells.map(({ plan, texts }) => (
                <td key={plan}>
                  {texts.map((text) => (
                    <p key={text}>
                      <RichText html={text} />
                    </p>
                  ))}
                  {texts.length === 0 && <Unlisted>{labels.unlisted}</Unlisted>}{' '}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Says that a list has no line. It doesn't say that the plan lacks something. */
const Unlisted = ({ children }: { children: string }) => (
  <span className="font-normal text-muted">{children}</span>
);
