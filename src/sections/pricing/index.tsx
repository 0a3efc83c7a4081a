import type { ReactNode } from 'react';
import { Sprout } from '../../components/icons';
import { Container } from '../../components/container';
import { Link } from '../../components/link';
import { RichText } from '../../components/rich-text';
import { Sentences } from '../../components/sentences';
import { buttonVariants } from '../../components/ui/button';
import { Island } from '../../islands/island';
import { PATHS } from '../../lib/paths';
import { AppScreen } from './app-screen';
import { describePlan } from './plan';
import { priceSizeFor } from './price-size';
import { PlanTable } from './plan-table';
import { Plans } from './plans.island';
import { Voices } from './voices';

type PricingProps = {
  pricing: Queries.PlansFragment;
  ways: Queries.SiteFragment['ways'];
  /** A plate beside the question that leads to /try. */
  plate?: ReactNode;
};

/** The early-access banner, the plans with their monthly and annual prices, and a table that compares them. */
export function Pricing({ pricing, ways, plate }: PricingProps) {
  const { headline, banner, currency, plans, billing, annualBadge, card, table, screen, voices } =
    pricing;
  const described = plans.map((plan) => describePlan(plan, currency));
  const prices = described.flatMap(({ monthlyPrice, annualPrice }) => [
    monthlyPrice,
    annualPrice ?? '',
  ]);
  const isBeside = banner !== null && plans.some(({ annualPrice }) => annualPrice !== null);
  return (
    <section aria-labelledby="pricing-title" className="pt-10 sm:pt-16">
      <Container>
        <h1
          id="pricing-title"
          className="text-[clamp(2.1rem,0.6rem+6.4vw,4.5rem)] font-heavy 2xl:text-8xl"
        >
          <Sentences text={headline} />
        </h1>
        <div className={`plans plans-of-${plans.length} ${isBeside ? 'plans-beside-notice' : ''}`}>
          {banner && <EarlyAccessBanner title={banner.title} text={banner.text} />}
          <Island>
            <Plans
              plans={described}
              priceSize={priceSizeFor(prices)}
              labels={card}
              buttonNote={banner?.button}
              billing={billing}
              annualBadge={annualBadge}
            />
          </Island>
        </div>
        <div className="plan-try">
          {plate}
          <p className="plan-try-lead">{pricing.tryLead}</p>{' '}
          <Link to={PATHS.try} className={buttonVariants()}>
            {ways.tryIt}
          </Link>
        </div>
        {table && <PlanTable pricing={pricing} labels={table} />}
        {screen && <AppScreen {...screen} />}
        {voices && <Voices {...voices} />}
      </Container>
    </section>
  );
}

/** Says that everything is free for now. It is the loudest thing beside the headline. */
function EarlyAccessBanner({ title, text }: { title: string; text: string }) {
  return (
    <p className="early-access">
      <Sprout aria-hidden className="early-access-icon" strokeWidth={1.8} />
      <span className="min-w-0 flex-[1_1_9rem]">
        <strong>{title}</strong> <RichText html={text} />
      </span>
    </p>
  );
}
