import { Sprout } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { RichText } from '../../components/rich-text';
import { Sentences } from '../../components/sentences';
import { buttonVariants } from '../../components/ui/button';
import { Island } from '../../islands/island';
import { PATHS } from '../../lib/paths';
import { describePlan } from './plan';
import { priceSizeFor } from './price-size';
import { Plans } from './plans.island';

/** The early-access banner, and the plans with their monthly and annual prices. */
export function Pricing({ pricing }: { pricing: Queries.PlansFragment }) {
  const { headline, banner, currency, plans, billing, annualBadge, card } = pricing;
  const described = plans.map((plan) => describePlan(plan, currency));
  const prices = described.flatMap(({ monthlyPrice, annualPrice }) => [
    monthlyPrice,
    annualPrice ?? '',
  ]);
  return (
    <section aria-labelledby="pricing-title" className="pt-10 sm:pt-16">
      <Container>
        <h1 id="pricing-title" className="text-[clamp(2.1rem,0.6rem+6.4vw,4.5rem)] font-heavy">
          <Sentences text={headline} />
        </h1>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
          {banner && <EarlyAccessBanner {...banner} />}
          <Island>
            <Plans
              plans={described}
              priceSize={priceSizeFor(prices)}
              labels={card}
              billing={billing}
              annualBadge={annualBadge}
            />
          </Island>
        </div>
        <p className="mt-8 text-center text-lg sm:mt-10">
          {pricing.tryLead}{' '}
          <Link to={PATHS.try} className={buttonVariants({ variant: 'link' })}>
            {pricing.tryLabel}
          </Link>
        </p>
      </Container>
    </section>
  );
}

/** Says that everything is free for now. */
function EarlyAccessBanner({ title, text }: { title: string; text: string }) {
  return (
    <p className="flex w-fit items-start gap-3 rounded-card bg-butter px-[min(1.25rem,6%)] py-3 text-on-tint forced-colors:border">
      <Sprout aria-hidden className="size-6 shrink-0" strokeWidth={1.8} />
      <span className="min-w-0">
        <strong>{title}</strong> <RichText html={text} />
      </span>
    </p>
  );
}
