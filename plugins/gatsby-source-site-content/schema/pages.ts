import {
  choice,
  day,
  flag,
  id,
  list,
  object,
  pageDescription,
  pageTitle,
  picture,
  text,
  textLike,
  withFacts,
} from './fields';
import { appLink } from './links';

const question = object('Question', { question: text(), answer: text() });

/** `faq.json`: the questions on the pricing page. */
export const faq = object('FaqJson', { title: text(), items: list(question) });

/** `creators.json` and `professionals.json`: a page for one audience. `typeName` is its GraphQL type. */
export const audiencePage = (typeName: string) =>
  withFacts(
    object(typeName, {
      eyebrow: text(),
      title: pageTitle(),
      lead: pageDescription(),
      image: picture('audience'),
      cta: appLink(),
      alt: text(),
      pointsTitle: text(),
      points: list(object('AudiencePoint', { title: text(), text: text(), comingSoon: flag() })),
      questionsTitle: text(),
      questions: list(question),
      contact: object('AudienceContact', {
        title: text(),
        text: text(),
        label: text(),
        subject: text(),
      }),
      comingSoon: text(),
    }),
    { interfaceName: 'AudiencePage' },
  );

const EXPECTED_FIELDS = 'fields such as "title: Soup"';

/** The fields above a page of prose. */
export const prosePage = object(
  'ProsePage',
  {
    title: text(),
    description: pageDescription(),
    /** What links, breadcrumbs and the browser's tab call the page; its title if it has no name. */
    name: text().optional(),
    reviewed: day().optional(),
    /** The list of the footer that links to the page. */
    footer: choice(['product', 'resources', 'note']).optional(),
  },
  EXPECTED_FIELDS,
);

/** The fields above an article. Every one may be left out. */
export const post = object(
  'BlogPost',
  {
    title: text().optional(),
    excerpt: text().optional(),
    category: text().optional(),
    author: text().optional(),
    date: day().optional(),
    updated: day().optional(),
    readTime: textLike(/^[1-9]\d* \S/, 'a time such as 6 min read').optional(),
    image: picture('post').optional(),
    imageAlt: text().optional(),
    invertImageInDarkMode: flag().optional(),
    formerly: list(id()).optional(),
    draft: flag().optional(),
  },
  EXPECTED_FIELDS,
).superRefine(
  // A picture needs an alternative text (WCAG 1.1.1), and an alternative text needs a picture.
  (fields: { image?: unknown; imageAlt?: unknown } | undefined, context) => {
    const { image, imageAlt } = fields ?? {};
    if (image !== undefined && imageAlt === undefined) {
      const message = 'needs an imageAlt, a text that says what the picture shows';
      context.addIssue({ code: 'custom', path: ['image'], message });
    }
    if (image === undefined && imageAlt !== undefined) {
      const message = 'says what an image shows, but there is no image';
      context.addIssue({ code: 'custom', path: ['imageAlt'], message });
    }
  },
  { when: () => true },
);
