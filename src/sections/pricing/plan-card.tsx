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
  const button = buttonVariants({
    variant: highlighted ? 'default' : 'outline',
    size: 'lg',
    className: 'px-3!',
  });
  return (
    <li
      className={`relative flex flex-col rounded-card border bg-surface p-[min(1.5rem,8%)] min-[44rem]:row-span-5 min-[44rem]:grid min-[44rem]:grid-rows-subgrid min-[44rem]:gap-y-0 min-[44rem]:p-4.5 lg:rounded-panel lg:p-8 ${
        highlighted ? 'border-accent shadow-card inset-ring inset-ring-accent' : 'border-line'
      }`}
    >
      <h2 className="min-w-0 text-2xl lg:text-3xl">{name}</h2>
      {highlighted && (
        <Badge
          isLoud
          className="absolute start-[min(1.5rem,8%)] -top-3 min-[44rem]:start-4.5 lg:start-8"
        >
          {labels.recommended}
        </Badge>
      )}
      <p className="mt-1.5 text-muted">{description}</p>
      <PlanPrice plan={plan} labels={labels} />
      <div className="per-month mt-5 grid grid-cols-1">
        <a href={monthlyHref} aria-label={spoken} className={button}>
          {cta}
        </a>
      </div>
      <div className="per-year mt-5 grid grid-cols-1">
        <a href={annualHref} aria-label={spoken} className={button}>
          {cta}
        </a>
      </div>
      <ul className="mt-6 grid grid-cols-1 content-start gap-2.5 border-t border-line pt-6 lg:gap-3">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" strokeWidth={3} />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
