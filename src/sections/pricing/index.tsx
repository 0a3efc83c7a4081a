import { Sprout } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { MARKS } from '../../components/marks';
import { Sentences } from '../../components/sentences';
import { buttonVariants } from '../../components/ui/button';
import { Island } from '../../islands/island';
import { priceSizeFor } from './price-size';
import { formatPrice } from '../../lib/format';
import { interpolate } from '../../lib/interpolate';
import { PATHS } from '../../lib/paths';
import type { Plan } from './plan-card';
import { Plans } from './plans.island';
import { RichText } from '../../components/rich-text';

/** The early-access banner, and the plans with their monthly and annual prices. */
export function Pricing({ pricing }: { pricing: Queries.PricingFragment }) {
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

/** Formats prices in the build: the first `Intl` formatter of a page blocks a phone for 80 ms. */
function describePlan(plan: Queries.PricingFragment['plans'][number], currency: string): Plan {
  const { monthlyPrice, annualPrice, originalAnnualPrice, savings } = plan;
  const format = (price: number | null) => (price === null ? null : formatPrice(price, currency));
  const saved = (originalAnnualPrice ?? 0) - (annualPrice ?? 0);
  return {
    ...plan,
    isFree: monthlyPrice === 0,
    monthlyPrice: formatPrice(monthlyPrice, currency),
    annualPrice: format(annualPrice),
    originalAnnualPrice: format(originalAnnualPrice),
    savings: interpolate(savings ?? '', { saved: formatPrice(saved, currency) }),
    features: (
      <>
        {plan.features.map(({ text, mark }) => (
          <li key={text} className={MARKS[mark]}>
            <RichText html={text} />
          </li>
        ))}
      </>
    ),
  };
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
