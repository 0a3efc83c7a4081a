import { flag, id, list, message, object, pageDescription, pageTitle, text, texts } from './fields';
import { wholeNumber } from './fields';
import { appPath } from './links';

const dollars = () => wholeNumber({ expected: 'a whole number of dollars' });

/** `plans.json`: the pricing page. Prices are in whole US dollars. */
export const plans = object('PlansJson', {
  title: pageTitle(),
  lead: pageDescription(),
  tryLabel: text(),
  banner: object('PlansBanner', { title: text(), text: text() }),
  annualBadge: text(),
  plans: list(
    object('PlanCard', {
      id: id(),
      name: text(),
      monthlyPrice: dollars(),
      annualPrice: dollars(),
      originalAnnualPrice: dollars().nullable(),
      savings: text().nullable(),
      description: text(),
      features: texts(),
      cta: text(),
      href: appPath(),
      highlighted: flag(),
    }),
    3,
  ),
  name: text(),
  billing: object('PlansBilling', { label: text(), monthly: text(), annual: text() }),
  card: object('PlansCard', {
    recommended: text(),
    perMonth: text(),
    perYear: text(),
    monthSpoken: message('price'),
    yearSpoken: message('price'),
    lowerYearSpoken: message('price', 'former'),
    chooseNamed: message('label', 'plan'),
  }),
  offers: object('PlansOffers', { perMonth: message('plan'), perYear: message('plan') }),
});
