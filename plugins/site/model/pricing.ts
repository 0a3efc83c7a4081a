import { z } from 'zod';
import { formatPrice } from '../../../src/lib/format';
import { expectedButFound } from '../sentences';
import {
  appPath,
  closing,
  id,
  labels,
  list,
  pageDescription,
  pageTitle,
  siteLink,
  text,
  textLike,
  textWith,
} from './fields';

/** The code of a currency (ISO 4217). */
export const CURRENCY = /^[A-Z]{3}$/;

const price = () => z.number().min(0).multipleOf(0.01).describe('a price such as 5 or 4.99');

const feature = z
  .strictObject({
    text: text(),
    mark: z.enum(['benefit', 'comingSoon']).meta({ id: 'FeatureMark' }),
  })
  .meta({ id: 'PlanFeature' });

const plan = z
  .strictObject({
    id: id(),
    ...labels('name', 'description', 'cta'),
    monthlyPrice: price(),
    /** Null if a plan can't be paid by the year. */
    annualPrice: price().nullable(),
    originalAnnualPrice: price().nullable(),
    savings: textWith('saved').nullable(),
    features: list(feature),
    href: appPath(),
    highlighted: z.boolean(),
  })
  .meta({ id: 'PlanCard' });

const card = z.strictObject({
  ...labels('recommended', 'perMonth', 'perYear', 'always', 'later'),
  orYear: textWith('price'),
  insteadOf: textWith('former', 'savings'),
  chooseNamed: textWith('label', 'plan'),
});

/** `plans.json`: the pricing page. */
export const plans = z
  .strictObject({
    title: pageTitle(),
    description: pageDescription(),
    ...labels('name', 'headline', 'tryLead', 'tryLabel', 'annualBadge'),
    closing: closing(),
    banner: z.strictObject({ ...labels('title', 'text') }).optional(),
    currency: textLike(CURRENCY, 'the code of a currency such as USD'),
    plans: list(plan, { count: [1, 4], unique: ['id', 'name'] }),
    billing: z.strictObject({ ...labels('label', 'monthly', 'annual') }),
    card,
    offers: z.strictObject({ perMonth: textWith('plan'), perYear: textWith('plan') }),
  })
  .superRefine(checkPrices);

/** Checks that annual prices match the badge, and that crossed-out prices equal twelve monthly ones. */
function checkPrices(
  file: { annualBadge: string; currency: string; plans: z.infer<typeof plan>[] },
  { addIssue }: z.RefinementCtx,
): void {
  if (!CURRENCY.test(file.currency)) return;
  const percent = /(\d+)\s*%/.exec(file.annualBadge)?.[1];
  for (const [index, offer] of file.plans.entries()) {
    const { monthlyPrice, annualPrice, originalAnnualPrice } = offer;
    if (annualPrice === null) continue;
    const year = Math.round(monthlyPrice * 1200) / 100;
    const due = (year * (100 - Number(percent ?? 0))) / 100;
    const report = (key: keyof typeof offer, expected: string) => {
      const message = expectedButFound(expected, offer[key]);
      addIssue({ code: 'custom', path: ['plans', index, key], message });
    };
    const months = `which is 12 months at ${formatPrice(monthlyPrice, file.currency)}`;
    // The cause comes before its consequences.
    if (percent !== undefined && Math.abs(annualPrice - due) >= 1)
      report(
        'annualPrice',
        `${Math.round(due)}, ${months} less the ${percent}% that annualBadge promises`,
      );
    else if ((originalAnnualPrice ?? annualPrice) !== year)
      report('originalAnnualPrice', `${year}, ${months}`);
    else if (originalAnnualPrice !== null && offer.savings === null)
      report('savings', 'text with {saved}');
  }
}

/** A question with its answer, which a link may follow. */
export const question = z
  .strictObject({ ...labels('question', 'answer'), link: siteLink.optional() })
  .meta({ id: 'Question' });

/** `faq.json`: the questions on the pricing page. */
export const faq = z.strictObject({
  title: text(),
  items: list(question, { count: [0, Infinity] }),
});
