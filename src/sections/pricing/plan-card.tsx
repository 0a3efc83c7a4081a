import { Badge } from '../../components/ui/badge';
import { buttonVariants } from '../../components/ui/button';
import { Static } from '../../islands/static';
import { interpolate } from '../../lib/interpolate';
import type { Period, Plan } from './plan';
import { PlanPrice } from './plan-price';
import type { PriceSize } from './price-size';

type PlanCardProps = {
  plan: Plan;
  period: Period;
  labels: Queries.PlansFragment['card'];
  /** The size of all prices. */
  priceSize: PriceSize;
};

/**
 * The description, price and features of a plan. On wide screens the cards share the rows of the list, so that prices
 * and buttons line up.
 */
export function PlanCard({ plan, period, labels, priceSize }: PlanCardProps) {
  const { name, description, features, cta, monthlyHref, annualHref, highlighted } = plan;
  return (
    <li
      className={`plan-card ${
        highlighted ? 'border-accent shadow-card inset-ring inset-ring-accent' : 'border-line'
      }`}
    >
      <h2 className="min-w-0 text-2xl lg:text-3xl">{name}</h2>{' '}
      {highlighted && (
        <Badge
          isLoud
          className="absolute start-[min(1.5rem,8%)] -top-3 min-[44rem]:start-4.5 lg:start-8"
        >
          {labels.recommended}
        </Badge>
      )}
      <p className="mt-1.5 text-muted 2xl:text-lg 2xl:leading-snug">{description}</p>
      <PlanPrice plan={plan} period={period} labels={labels} size={priceSize} />
      <div className="mt-5 grid grid-cols-1 content-start">
        <a
          href={period === 'annual' && plan.annualPrice ? annualHref : monthlyHref}
          aria-label={interpolate(labels.chooseNamed, { label: cta, plan: name })}
          className={buttonVariants({
            variant: highlighted ? 'default' : 'outline',
            size: 'lg',
            className: 'px-3!',
          })}
        >
          {cta}
        </a>
      </div>
      <Static
        name={`features-${name}`}
        as="ul"
        className="mt-6 grid grid-cols-1 content-start gap-2.5 border-t border-line pt-6 lg:gap-3 2xl:text-lg"
      >
        {features}
      </Static>
    </li>
  );
}
