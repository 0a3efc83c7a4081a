import type { z } from 'zod';
import {
  appLink,
  appPath,
  day,
  flag,
  id,
  labels,
  list,
  object,
  pageDescription,
  pageTitle,
  picture,
  siteLink,
  text,
  textLike,
  texts,
  wholeNumber,
  withFacts,
} from './fields';
import { checkPrices } from './prices';

const dollars = () => wholeNumber('a whole number of dollars');

const plan = object('PlanCard', {
  id: id(),
  ...labels('name description cta'),
  monthlyPrice: dollars(),
  annualPrice: dollars(),
  originalAnnualPrice: dollars().nullable(),
  savings: text().nullable(),
  features: texts(),
  href: appPath(),
  highlighted: flag(),
});

/** `plans.json`: the pricing page. Prices are in whole US dollars. */
export const plans = object('PlansJson', {
  title: pageTitle(),
  description: pageDescription(),
  ...labels('name tryLabel annualBadge closingTitle'),
  banner: object('PlansBanner', labels('title text')),
  plans: list(plan, 3),
  billing: object('PlansBilling', labels('label monthly annual')),
  card: object(
    'PlansCard',
    labels(`
      recommended perMonth perYear monthSpoken{price} yearSpoken{price} orYear{price}
      insteadOf{former} lowerYearSpoken{price,former} chooseNamed{label,plan}
    `),
  ),
  offers: object('PlansOffers', labels('perMonth{plan} perYear{plan}')),
}).superRefine(checkPrices);

const question = object('Question', {
  ...labels('question answer'),
  link: siteLink().optional(),
});

/** `faq.json`: the questions on the pricing page. */
export const faq = object('FaqJson', { title: text(), items: list(question) });

const point = object('AudiencePoint', { ...labels('title text'), comingSoon: flag() });

/** `creators.json` and `professionals.json`: a page for one audience. `typeName` is its GraphQL type. */
export function audiencePage(typeName: string) {
  const schema = object(typeName, {
    title: pageTitle(),
    description: pageDescription(),
    ...labels('name alt pointsTitle questionsTitle comingSoon'),
    image: picture('audience'),
    cta: appLink(),
    points: list(point),
    questions: list(question),
    contact: object('AudienceContact', labels('title text label subject')),
  });
  return withFacts(schema, { interfaceName: 'AudiencePage' });
}

const EXPECTED_FIELDS = 'fields such as "title: Soup"';

/** A field above a text that has a default. */
const withDefault = (field: z.ZodType) => withFacts(field.optional(), { hasDefault: true });

/** The fields above a page of prose. */
export const prosePage = object(
  'ProsePage',
  {
    title: pageTitle(),
    description: pageDescription(),
    /** The headline, if it isn't the title. */
    headline: withDefault(text()),
    reviewed: day().optional(),
  },
  EXPECTED_FIELDS,
);

/** The fields above an article. Every one may be left out. */
export const post = object(
  'BlogPost',
  {
    title: withDefault(text()),
    excerpt: withDefault(text()),
    category: withDefault(text()),
    author: withDefault(text()),
    date: day().optional(),
    updated: day().optional(),
    readTime: withDefault(textLike(/^[1-9]\d* \S/, 'a time such as 6 min read')),
    image: picture('post').optional(),
    imageAlt: withDefault(text()),
    invertImageInDarkMode: withDefault(flag()),
    formerly: list(id()).optional(),
    draft: withDefault(flag()),
  },
  EXPECTED_FIELDS,
).superRefine(
  // A picture needs an alternative text (WCAG 1.1.1), and an alternative text needs a picture.
  (fields: { image?: unknown; imageAlt?: unknown } | undefined, { addIssue }) => {
    const { image, imageAlt } = fields ?? {};
    const issue = (key: string, sentence: string) =>
      addIssue({ code: 'custom', path: [key], message: sentence });
    if (image !== undefined && imageAlt === undefined)
      issue('image', 'needs an imageAlt, a text that says what the picture shows');
    if (image === undefined && imageAlt !== undefined)
      issue('imageAlt', 'says what an image shows, but there is no image');
  },
  { when: () => true },
);
