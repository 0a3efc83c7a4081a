import { Sprout } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { Sentences } from '../../components/sentences';
import { buttonVariants } from '../../components/ui/button';
import { Island } from '../../islands/island';
import { BillingPeriod } from './billing-period.island';
import { PlanCard } from './plan-card';
import { PATHS } from '../../lib/paths';

/**
 * The plans with their monthly or annual prices. The radio buttons hold the chosen period and CSS shows
 * the matching prices, so the switch works without JavaScript.
 */
export function Pricing({ pricing }: { pricing: Queries.PricingFragment }) {
  return (
    <section aria-labelledby="pricing-title" className="billing pt-10 sm:pt-16">
      <Container>
        <h1 id="pricing-title" className="text-[clamp(2.1rem,0.6rem+6.4vw,4.5rem)] font-heavy">
          <Sentences text={pricing.headline} />
        </h1>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
          <EarlyAccessBanner banner={pricing.banner} />
          <Island>
            <BillingPeriod labels={pricing.billing} annualBadge={pricing.annualBadge} />
          </Island>
        </div>
        <ul className="mt-9 grid grid-cols-1 gap-x-3 gap-y-6 min-[44rem]:grid-cols-3 min-[44rem]:grid-rows-[repeat(4,auto)_1fr] min-[44rem]:gap-y-0 lg:gap-x-5">
          {pricing.plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} labels={pricing.card} />
          ))}
        </ul>
        <p className="mt-6">
          <Link to={PATHS.try} className={buttonVariants({ variant: 'link' })}>
            {pricing.tryLabel}
          </Link>
        </p>
      </Container>
    </section>
  );
}

/** Announces that everything is free for now. */
function EarlyAccessBanner({ banner }: { banner: Queries.PricingFragment['banner'] }) {
  return (
    <p className="flex w-fit items-start gap-3 rounded-card bg-butter px-[min(1.25rem,6%)] py-3 text-on-tint forced-colors:border">
      <Sprout aria-hidden className="size-6 shrink-0" strokeWidth={1.8} />
      <span className="min-w-0">
        <strong>{banner.title}</strong> {banner.text}
      </span>
    </p>
  );
}
