import {
  flag,
  group,
  list,
  pageDescription,
  pageTitle,
  picture,
  richText,
  siteLink,
  text,
  texts,
} from '../kinds';
import { question } from './pricing';
import { productExample } from './product-examples';

const point = () =>
  group(
    'One thing the page has to say.',
    {
      title: text('The heading of the point.'),
      text: richText('One to three sentences about it.'),
      comingSoon: flag('Whether it doesn’t exist yet: the page then says so.'),
      example: productExample('The view of the product beside the text.'),
      fact: text(
        'A figure at the foot of the text: {score} is what the best dish of the example’s day closes of its gaps. Optional.',
        { names: ['score'] },
      ).optional(),
      link: siteLink('A link at the foot of the text. Optional.').optional(),
    },
    { type: 'AudiencePoint' },
  );

const coming = () =>
  group(
    'The heading above the points that don’t exist yet, which then have no marks. Without it, each has one. Optional.',
    texts({
      title: 'The heading, which says that they are coming.',
      text: 'One or two sentences below it.',
    }),
    { type: 'AudienceComing' },
  );

const contact = () =>
  group(
    'The section that asks visitors to write.',
    {
      ...texts({
        title: 'The heading of the section.',
        text: 'One to three sentences that say what to write about.',
        label: 'The words on the button that begins an email.',
        subject: 'The subject of that email.',
        alt: 'What the picture shows, for people who can’t see it.',
      }),
      image: picture('The picture beside the section.', 'audience'),
    },
    { type: 'AudienceContact' },
  );

/** `creators.json` and `professionals.json`: a page for one audience. */
export const audiencePage = group(
  'A page for one audience.',
  {
    title: pageTitle('The title of the page, which is its headline, too.'),
    description: pageDescription('The lead below the headline, and the text in search results.'),
    ...texts({
      name: 'The page’s name in breadcrumbs and above its headline.',
      alt: 'What the picture shows, for people who can’t see it.',
      pointsTitle: 'The heading above the points.',
      questionsTitle: 'The heading above the questions.',
      comingSoon: 'The mark of what doesn’t exist yet.',
    }),
    image: picture('The large picture at the top.', 'audience'),
    points: list('What the page has to say, in order.', point(), { unique: ['title'] }),
    coming: coming().optional(),
    questions: list(
      'Questions and answers, below the points; none hides the section.',
      question(),
      {
        count: [0, Infinity],
        unique: ['question'],
      },
    ),
    contact: contact(),
  },
  { type: 'AudiencePage' },
);
