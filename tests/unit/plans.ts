type Plan = Queries.PricingFragment['plans'][number];

/** A plan as a query result, with some fields replaced. */
export const planWith = (fields: Partial<Plan> = {}): Plan => ({
  name: 'Standard',
  monthlyPrice: 5,
  annualPrice: 30,
  originalAnnualPrice: 60,
  savings: 'Save $30 a year',
  description: 'For a household.',
  features: ['Custom recipes'],
  cta: 'Start',
  monthlyHref: 'https://app.example/signup?plan=standard&period=monthly',
  annualHref: 'https://app.example/signup?plan=standard&period=annual',
  highlighted: false,
  ...fields,
});
