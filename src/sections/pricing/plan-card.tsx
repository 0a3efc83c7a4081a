import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge';
import { buttonVariants } from '../../components/ui/button';
import { Static } from '../../islands/static';
import { interpolate } from '../../lib/interpolate';
import type { Period, Plan } from './plan';
import type { PriceSize } from './price-size';

type PlanCardProps = {
  plan: Plan;
  period: Period;
  labels: Queries.PlansFragment['card'];
  /** The size of all prices on the page, by the longest of them: see plan-card.css. */
  priceSize: PriceSize;
  /** Below the button, while all plans are free. */
  buttonNote?: string;
};

/**
 * The description, price and features of a plan. On wide screens the cards share the rows of the list, so that prices
 * and buttons line up.
 */
export function PlanCard(props: PlanCardProps) {
  const { plan, period, labels, buttonNote } = props;
  const { name, description, features, cta, monthlyHref, annualHref, highlighted } = plan;
  return (
    <li className="plan-card" data-highlighted={highlighted || undefined}>
      <h2 className="min-w-0 text-2xl lg:text-3xl">{name}</h2>{' '}
      {highlighted && (
        <Badge className="absolute start-[min(1.5rem,8%)] -top-3 min-[44rem]:start-4.5 lg:start-8">
          {labels.recommended}
        </Badge>
      )}
      <p className="mt-1.5 text-muted 2xl:text-lg 2xl:leading-snug">{description}</p>
      <PlanPrice {...props} />
      <div className="plan-button mt-5 grid grid-cols-1 content-start">
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
        {buttonNote && <p className="mt-2 text-center text-sm text-muted">{buttonNote}</p>}
      </div>
      <Static
        name={`features-${name}`}
        as="ul"
        className="plan-features mt-6 grid grid-cols-1 content-start gap-2.5 border-t border-line pt-6 lg:gap-3 2xl:text-lg"
      >
        {features}
      </Static>
    </li>
  );
}

/**
 * The monthly and the annual price of a plan, each with a note on when it starts. Screens show the chosen one;
 * print, and pages without scripts, show both. Each still reads as a sentence in plain text.
 */
function PlanPrice({ plan, period, labels, priceSize }: PlanCardProps) {
  const { isFree, monthlyPrice, annualPrice, originalAnnualPrice: former, savings } = plan;
  const note = isFree ? labels.always : labels.later;
  const shown = annualPrice === null ? 'monthly' : period;
  return (
    <div className="plan-price mt-5" data-size={priceSize}>
      <Price isShown={shown === 'monthly'} amount={monthlyPrice} period={labels.perMonth}>
        {isFree || annualPrice === null ? note : interpolate(labels.orYear, { price: annualPrice })}
      </Price>
      {annualPrice !== null && (
        <Price
          isShown={shown === 'annual'}
          amount={annualPrice}
          former={
            former !== null && (
              <>
                <s aria-hidden className="plan-former">
                  {former}
                </s>{' '}
                <span className="sr-only">{interpolate(labels.insteadOf, { former })}</span>{' '}
              </>
            )
          }
          period={labels.perYear}
        >
          {note}
          {former !== null && (
            <>
              {'\u00a0· '}
              <strong className="plan-savings">{savings}</strong>
            </>
          )}
        </Price>
      )}
    </div>
  );
}

type PriceProps = {
  isShown: boolean;
  amount: string;
  /** The price that it replaces, crossed out. */
  former?: ReactNode;
  period: string;
  children: ReactNode;
};

/** A price and its note. The one that isn't shown keeps its place, so that the buttons don't move. */
const Price = ({ isShown, amount, former, period, children }: PriceProps) => (
  <div data-state={isShown ? 'shown' : 'waiting'}>
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="plan-amount">{amount}</span> {former}
      <span className="text-lg text-muted">{period}</span>
    </p>
    <p className="mt-2 leading-snug text-balance text-muted 2xl:text-lg">{children}</p>
  </div>
);
