import { Check } from '../../components/icons';
import { Badge } from '../../components/ui/badge';
import { buttonVariants } from '../../components/ui/button';
import { interpolate } from '../../lib/interpolate';
import { PlanPrice } from './plan-price';

type PlanCardProps = {
  plan: Queries.PricingFragment['plans'][number];
  labels: Queries.PricingFragment['card'];
};

/**
 * The description, price and features of a plan. CSS shows the button of the chosen period. On wide screens
 * the rows of all cards are those of the list, so that prices and buttons stand on one line.
 */
export function PlanCard({ plan, labels }: PlanCardProps) {
  const { name, description, features, cta, monthlyHref, annualHref, highlighted } = plan;
  const spoken = interpolate(labels.chooseNamed, { label: cta, plan: name });
  const button = buttonVariants({ variant: highlighted ? 'default' : 'outline', size: 'lg' });
  return (
    <li
      className={`flex flex-col rounded-panel p-[min(1.75rem,10%)] sm:p-9 lg:row-span-5 lg:grid lg:grid-rows-subgrid lg:gap-y-0 ${
        highlighted
          ? 'border-2 border-accent bg-surface shadow-card lg:-my-4 lg:py-13'
          : 'border border-line bg-surface'
      }`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 lg:self-start">
        <h2 className="min-w-0 text-3xl">{name}</h2>
        {highlighted && <Badge>{labels.recommended}</Badge>}
      </div>
      <p className="mt-2 text-muted">{description}</p>
      <PlanPrice plan={plan} labels={labels} />
      <div className="mt-4 grid grid-cols-1 group-has-[[value=annual]:checked]/billing:hidden">
        <a href={monthlyHref} aria-label={spoken} className={button}>
          {cta}
        </a>
      </div>
      <div className="mt-4 hidden grid-cols-1 group-has-[[value=annual]:checked]/billing:grid">
        <a href={annualHref} aria-label={spoken} className={button}>
          {cta}
        </a>
      </div>
      <ul className="mt-8 grid grid-cols-1 content-start gap-3 border-t border-line pt-7">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" strokeWidth={3} />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
