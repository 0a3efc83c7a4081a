import type { Offer, Product } from 'schema-dts';
import { interpolate } from '../lib/interpolate';
import { absoluteUrl } from '../lib/absolute-url';

type Plan = Queries.PricingFragment['plans'][number];

/** UN/CEFACT's codes of the periods that a price is for. */
const PERIODS = { perMonth: 'MON', perYear: 'ANN' } as const;

/**
 * The service and its prices (schema.org/Product, schema.org/Offer). The early access, which is
 * free, comes first; the offers of the plans repeat it, because their prices apply only afterwards.
 */
export function product(
  site: Queries.SiteFragment,
  page: Queries.PageHeadFragment,
  { banner, plans, offers }: Queries.PricingFragment,
): Product {
  const url = absoluteUrl(site.siteUrl, page.path);
  const early: Offer = {
    '@type': 'Offer',
    name: banner.title,
    price: 0,
    priceCurrency: 'USD',
    url: site.signUp,
  };
  return {
    '@type': 'Product',
    name: site.name,
    description: site.description,
    image: absoluteUrl(site.siteUrl, page.share.address),
    url,
    brand: { '@type': 'Brand', name: site.name },
    offers: [early, ...plans.flatMap((plan) => offersOf(plan, offers, banner.title, url))],
  };
}

/** A plan's two prices; a plan without a price has one offer. */
function offersOf(
  plan: Plan,
  names: Queries.PricingFragment['offers'],
  note: string,
  url: string,
): Offer[] {
  const offer = (period: keyof typeof PERIODS, price: number): Offer => ({
    '@type': 'Offer',
    name: price > 0 ? interpolate(names[period], { plan: plan.name }) : plan.name,
    description: `${plan.description} (${note})`,
    url,
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'USD',
      unitCode: PERIODS[period],
    },
  });
  const monthly = offer('perMonth', plan.monthlyPrice);
  return plan.monthlyPrice > 0 ? [monthly, offer('perYear', plan.annualPrice)] : [monthly];
}
