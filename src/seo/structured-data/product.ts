import type { Offer, Product } from 'schema-dts';
import { interpolate } from '../../lib/interpolate';
import { absoluteUrl } from '../../lib/paths';

type Plan = Pick<
  Queries.PlansFragment['plans'][number],
  'name' | 'description' | 'monthlyPrice' | 'annualPrice'
>;

type Pricing = Pick<Queries.PlansFragment, 'currency' | 'offers'> & {
  readonly banner: { readonly title: string } | null;
  readonly plans: readonly Plan[];
};

/** UN/CEFACT codes of the billing periods. */
const PERIODS = { perMonth: 'MON', perYear: 'ANN' } as const;

/**
 * The service and its prices (schema.org/Product, schema.org/Offer). The first offer is the free early access, if there
 * is a banner. The descriptions of the others mention it, because their prices apply later.
 */
export function product(
  site: Queries.SiteFragment,
  page: Queries.PageHeadFragment,
  { banner, currency, plans, offers }: Pricing,
): Product {
  const url = absoluteUrl(site.siteUrl, page.path);
  const early: Offer = {
    '@type': 'Offer',
    name: banner?.title,
    price: 0,
    priceCurrency: currency,
    url: site.signUp,
  };
  const ofPlans = plans.flatMap((plan) =>
    offersOf(plan, offers, { note: banner?.title, currency, url }),
  );
  return {
    '@type': 'Product',
    name: site.name,
    description: site.description,
    image: absoluteUrl(site.siteUrl, page.share.address),
    url,
    brand: { '@type': 'Brand', name: site.name },
    offers: banner ? [early, ...ofPlans] : ofPlans,
  };
}

/** A monthly and a yearly offer; a free plan has one offer. */
function offersOf(
  plan: Plan,
  names: Queries.PlansFragment['offers'],
  { note, currency, url }: { note?: string; currency: string; url: string },
): Offer[] {
  const offer = (period: keyof typeof PERIODS, price: number): Offer => ({
    '@type': 'Offer',
    name: price > 0 ? interpolate(names[period], { plan: plan.name }) : plan.name,
    description: note ? `${plan.description} (${note})` : plan.description,
    url,
    price,
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      unitCode: PERIODS[period],
    },
  });
  const monthly = offer('perMonth', plan.monthlyPrice);
  const { monthlyPrice, annualPrice } = plan;
  return monthlyPrice > 0 && annualPrice !== null
    ? [monthly, offer('perYear', annualPrice)]
    : [monthly];
}
