import { Sprout } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
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
    <section aria-labelledby="pricing-title" className="group/billing pt-10 sm:pt-16">
      <Container>
        <EarlyAccessBanner banner={pricing.banner} />
        <div className="mt-14 flex flex-wrap items-end justify-between gap-8">
          <div className="max-w-2xl min-w-0">
            <h1 id="pricing-title" className="text-5xl font-extrabold sm:text-6xl">
              {pricing.title}
            </h1>
            <p className="mt-4 text-lg text-muted">{pricing.description}</p>
            <p className="mt-3">
              <Link to={PATHS.try} className={buttonVariants({ variant: 'link' })}>
                {pricing.tryLabel}
              </Link>
            </p>
          </div>
          <Island>
            <BillingPeriod labels={pricing.billing} annualBadge={pricing.annualBadge} />
          </Island>
        </div>
        <ul className="mt-10 grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3 lg:grid-rows-[repeat(4,auto)_1fr]">
          {pricing.plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} labels={pricing.card} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Announces that everything is free for now. */
function EarlyAccessBanner({ banner }: { banner: Queries.PricingFragment['banner'] }) {
  return (
    <div className="flex items-start gap-4 rounded-card bg-butter p-5 text-on-tint sm:items-center sm:p-6 forced-colors:border">
      <Sprout aria-hidden className="size-8 shrink-0" strokeWidth={1.6} />
      <p className="min-w-0">
        <strong className="block font-display text-xl leading-tight">{banner.title}</strong>{' '}
        <span className="mt-1 block">{banner.text}</span>
      </p>
    </div>
  );
}
