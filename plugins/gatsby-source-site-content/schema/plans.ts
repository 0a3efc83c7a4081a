import { dollars, flag, id, pageDescription, pageTitle, text } from './fields';
import { appPath } from './links';
import { message } from './message';
import { withMetadata } from './metadata';
import { objectType, listOf, texts } from './objects';
import { priceRule } from './plan-rules';
import { uniqueBy } from './rules';

/** The specification's plans: Free, Standard and Pro. */
const PLANS = 3;

const plan = objectType('PlanCard', 'A plan. Prices are in whole US dollars.', {
  id: id('The plan’s id in the app; each appears once.', 'standard'),
  name: text('The plan’s name; each appears once.', 'Standard'),
  monthlyPrice: dollars('What a month costs.', '5'),
  annualPrice: dollars('What a year costs: 12 months less what the badge promises.', '30'),
  originalAnnualPrice: withMetadata(dollars('The crossed-out price: 12 months.', '60').nullable(), {
    whenOmitted: 'null where nothing is crossed out',
  }),
  savings: withMetadata(
    text(
      'What a year saves: the crossed-out price less the annual one.',
      'Save $30 a year',
    ).nullable(),
    {
      whenOmitted: 'null where nothing is saved',
    },
  ),
  description: text('Whom the plan is for.', 'For a household that cooks together.'),
  features: texts('What is in it, one line each.', 'Up to 6 profiles'),
  cta: text('What the button says.', 'Start Free Trial'),
  href: appPath(
    'Where in the app the button leads; the site adds the plan and the billing period.',
  ),
  highlighted: flag('Whether the card is highlighted.'),
});

const banner = objectType('PlansBanner', 'The banner above the plans.', {
  title: text('Its headline.', 'Early access: everything is free'),
  text: text('A sentence or two below it.', 'During alpha and beta every plan costs nothing.'),
});

const billing = objectType('PlansBilling', 'The switch between prices.', {
  label: text('What a screen reader calls it.', 'Billing period'),
  monthly: text('Its first choice.', 'Monthly'),
  annual: text('Its second choice.', 'Annual'),
});

const card = objectType('PlansCard', 'The texts on each plan’s card.', {
  recommended: text('The badge of the highlighted card.', 'Recommended'),
  perMonth: text('The words after a month’s price.', '/month'),
  perYear: text('The words after a year’s price.', '/year'),
  monthSpoken: message('What a screen reader says of a month’s price.', '{price} a month'),
  yearSpoken: message('What it says of a year’s price.', '{price} a year'),
  lowerYearSpoken: message(
    'What it says of a year’s price beside a crossed-out one.',
    '{price} a year, was {former}',
  ),
  chooseNamed: message('What it says of a plan’s button.', '{label}: {plan}'),
});

const offers = objectType('PlansOffers', 'What search engines call the prices.', {
  perMonth: message('The price for a month.', '{plan}, per month'),
  perYear: message('The price for a year.', '{plan}, per year'),
});

export const plans = objectType(
  'PlansJson',
  'The plans on the pricing page.',
  {
    title: pageTitle('The page’s headline and title.', 'Simple pricing, free for now'),
    lead: pageDescription(
      'A sentence or two below it, and for search engines.',
      'Choose the plan that fits your household.',
    ),
    tryLabel: text('The link to /try below the lead.', 'Try the ranking without an account'),
    banner,
    annualBadge: text(
      'The badge on annual billing. A figure such as “50% OFF” must match the prices.',
      '50% OFF - LIMITED TIME',
    ),
    plans: listOf(plan, 'The plans, in their order.', {
      count: PLANS,
      rule: (value) => [...uniqueBy('id')(value), ...uniqueBy('name')(value)],
    }),
    name: text('What the page is called in breadcrumbs.', 'Pricing'),
    billing,
    card,
    offers,
  },
  { rule: priceRule },
);
