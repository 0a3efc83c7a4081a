import { z } from 'zod';
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
  textWith,
  wholeNumber,
} from './fields';

const dollars = () => wholeNumber('a whole number of dollars');

const feature = z
  .strictObject({
    text: text(),
    mark: z.enum(['benefit', 'limit', 'comingSoon']).meta({ id: 'FeatureMark' }),
  })
  .meta({ id: 'PlanFeature' });

const plan = z
  .strictObject({
    id: id(),
    ...labels('name', 'description', 'cta'),
    monthlyPrice: dollars(),
    annualPrice: dollars(),
    originalAnnualPrice: dollars().nullable(),
    savings: text().nullable(),
    features: list(feature),
    href: appPath(),
    highlighted: z.boolean(),
  })
  .meta({ id: 'PlanCard' });

const card = z.strictObject({
  ...labels('recommended', 'perMonth', 'perYear', 'always'),
  orYear: textWith('price'),
  insteadOf: textWith('former', 'savings'),
  chooseNamed: textWith('label', 'plan'),
});

/** `plans.json`: the pricing page. Prices are in whole US dollars. */
export const plans = z
  .strictObject({
    title: pageTitle(),
    description: pageDescription(),
    ...labels('name', 'headline', 'tryLabel', 'annualBadge'),
    closing: closing(),
    banner: z.strictObject({ ...labels('title', 'text') }),
    plans: list(plan, { count: 3, unique: ['id', 'name'] }),
    billing: z.strictObject({ ...labels('label', 'monthly', 'annual') }),
    card,
    offers: z.strictObject({ perMonth: textWith('plan'), perYear: textWith('plan') }),
  })
  .superRefine(checkPrices);

/** Checks that annual prices match the badge, crossed-out ones twelve months, and savings both. */
function checkPrices(
  file: { annualBadge: string; plans: z.infer<typeof plan>[] },
  { addIssue }: z.RefinementCtx,
): void {
  const percent = /(\d+)\s*%/.exec(file.annualBadge)?.[1];
  for (const [index, offer] of file.plans.entries()) {
    const { monthlyPrice, annualPrice, savings } = offer;
    const full = offer.originalAnnualPrice ?? annualPrice;
    const year = monthlyPrice * 12;
    const due = (year * (100 - Number(percent ?? 0))) / 100;
    const saved = full - annualPrice;
    const report = (key: keyof typeof offer, expected: string) => {
      const message = expectedButFound(expected, offer[key]);
      addIssue({ code: 'custom', path: ['plans', index, key], message });
    };
    const months = `which is 12 months at $${monthlyPrice}`;
    // The cause comes before its consequences.
    if (percent !== undefined && Math.abs(annualPrice - due) >= 1)
      report(
        'annualPrice',
        `${Math.round(due)}, ${months} less the ${percent}% that annualBadge promises`,
      );
    else if (full !== year) report('originalAnnualPrice', `${year}, ${months}`);
    else if (saved === 0 && savings !== null) report('savings', 'null, because nothing is saved');
    else if (
      saved !== 0 &&
      /\$([\d,]+)/.exec(savings ?? '')?.[1]?.replaceAll(',', '') !== String(saved)
    )
      report('savings', `a text that names $${saved}, which is $${full} less $${annualPrice}`);
  }
}

/** A question with its answer, which a link may follow. */
export const question = z
  .strictObject({ ...labels('question', 'answer'), link: siteLink.optional() })
  .meta({ id: 'Question' });

/** `faq.json`: the questions on the pricing page. */
export const faq = z.strictObject({ title: text(), items: list(question) });
