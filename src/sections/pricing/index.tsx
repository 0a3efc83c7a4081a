import { Container } from '../../components/container';
import { BillingPeriod } from './billing-period';
import { EarlyAccessBanner } from './early-access-banner';
import { PlanCard } from './plan-card';
import { PlanComparison } from './plan-comparison';

/**
 * The plans, with what they cost by the month or by the year. The chosen period lives in the radio
 * buttons alone and the prices follow by CSS, so it works before and without script.
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
            <p className="mt-4 text-lg text-muted">{pricing.lead}</p>
          </div>
          <BillingPeriod labels={pricing.billing} annualBadge={pricing.annualBadge} />
        </div>
        <ul className="mt-10 grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
          {pricing.plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} labels={pricing.card} />
          ))}
        </ul>
        <PlanComparison comparison={pricing.comparison} plans={pricing.plans} />
      </Container>
    </section>
  );
}
