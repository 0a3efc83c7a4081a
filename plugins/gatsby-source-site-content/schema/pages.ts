import type { z } from 'zod';
import {
  appLink,
  appPath,
  choice,
  day,
  emailAddress,
  fields,
  flag,
  httpsAddress,
  id,
  labels,
  list,
  object,
  origin,
  pageDescription,
  pageTitle,
  picture,
  plainLink,
  siteLink,
  text,
  textLike,
  texts,
  wholeNumber,
  withFacts,
} from './fields';
import { checkPrices } from './prices';

const NETWORKS = ['youtube', 'instagram', 'tiktok', 'x', 'threads'] as const;

/** The name of a cookie or of a key in the browser's storage. */
const storageName = () => {
  const expected = 'a name of letters, digits, - and _ that begins with a letter';
  return textLike(/^[A-Za-z][A-Za-z0-9_-]*$/, expected);
};

/** A language as browsers name it (BCP 47). */
const languageTag = () =>
  textLike(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2}|-\d{3})?$/,
    'the tag of a language such as en-US',
  );

/** `site.json`: facts about the product that every page needs. */
export const site = object('SiteJson', {
  ...labels('name home'),
  tagline: pageTitle(),
  description: pageDescription(),
  siteUrl: withFacts(origin(), { directive: '@siteAddress' }),
  appUrl: httpsAddress(),
  ...fields('logIn signUp search', appPath),
  ...fields('docsUrl contactUrl', plainLink),
  parentDomain: textLike(/^([a-z0-9-]+\.)+[a-z0-9-]+$/, 'a domain such as evenplate.example'),
  ...fields('themeCookie themeStorageKey', storageName),
  ...fields('creatorsEmail professionalsEmail', emailAddress),
  social: list(
    object('SocialProfile', {
      network: choice(NETWORKS, 'SocialNetwork'),
      label: text(),
      url: httpsAddress(),
    }),
    { unique: 'network' },
  ),
  closingCall: object('ClosingCall', { ...labels('title text label tryLabel'), href: appPath() }),
  copyright: text().optional(),
  ...fields('language locale', languageTag),
  direction: choice(['ltr', 'rtl']),
});

const footerList = object('FooterList', { title: text(), links: list(siteLink()) });

/** `interface.json`: the texts around every page. */
export const interfaceLabels = object('InterfaceJson', {
  skipLink: text(),
  header: object('InterfaceHeader', {
    ...labels('home{product} navigation menu logIn signUp openMenu closeMenu'),
    links: list(siteLink()),
  }),
  theme: object('InterfaceTheme', labels('toggle light dark system')),
  footer: object('InterfaceFooter', {
    ...labels('social note{owner}'),
    product: footerList,
    resources: footerList,
    noteLinks: list(siteLink()),
  }),
  page: object('InterfacePage', labels('reviewed{date}')),
});

/** `not-found.json`: the page at addresses that lead nowhere. */
export const notFound = object('NotFoundJson', {
  title: pageTitle(),
  ...labels('headline text'),
  links: list(siteLink()),
});

/** `blog.json`: the texts of the blog. */
export const blog = object('BlogJson', {
  ...labels('name closingTitle'),
  title: pageTitle(),
  description: pageDescription('product'),
  list: object(
    'BlogList',
    labels(
      'categories all empty pages newer older feed categoryAdded{category} position{page,pages}',
    ),
  ),
  heads: object('BlogHeads', {
    ...labels('categoryTitle{category} laterTitle{list,page} laterDescription{list,page,pages}'),
    category: pageDescription('category', 'product'),
  }),
  card: object('BlogCard', labels('read draft scheduled readNamed{title} author{author}')),
  post: object(
    'BlogPostPage',
    labels('all back contents neighbors previous next related author{author}'),
  ),
  /** What stands for a field that an author left out. */
  defaults: object('BlogDefaults', labels('title category author readTime{minutes}')),
  /** What the site adds to an article. */
  article: object(
    'BlogArticle',
    labels(`
      note tip important warning caution footnotes table done toDo anchor{heading}
      backToText{number} backToPlace{number,place}
    `),
  ),
  files: object('BlogFiles', labels('pages articles rss')),
});

const dollars = () => wholeNumber('a whole number of dollars');

const plan = object('PlanCard', {
  id: id(),
  ...labels('name description cta'),
  ...fields('monthlyPrice annualPrice', dollars),
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
  plans: list(plan, { count: 3, unique: 'id name' }),
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
  (above: { image?: unknown; imageAlt?: unknown } | undefined, { addIssue }) => {
    const { image, imageAlt } = above ?? {};
    const issue = (key: string, sentence: string) =>
      addIssue({ code: 'custom', path: [key], message: sentence });
    if (image !== undefined && imageAlt === undefined)
      issue('image', 'needs an imageAlt, a text that says what the picture shows');
    if (image === undefined && imageAlt !== undefined)
      issue('imageAlt', 'says what an image shows, but there is no image');
  },
  { when: () => true },
);
