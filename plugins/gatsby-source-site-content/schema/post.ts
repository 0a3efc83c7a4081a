import { z } from 'zod';
import { expecting, field, flag, picture, textLike } from './fields';
import { withMetadata, type Issue, type FieldMetadata } from './metadata';
import { entry } from './objects';
import { propertyOf } from './rules';

const DAY = 'a day such as 2025-10-19';

/** A text that may be left out; a number such as `2025` counts as a text. */
function words(about: string, example: string, metadata: FieldMetadata) {
  const schema = z.union([z.string(), z.number()], expecting('a text'));
  return field(schema, about, {
    expected: 'a text',
    example,
    translate: true,
    ...metadata,
  }).optional();
}

/** What `blog.json` puts in the place of a text that is left out. */
const fallback = (key: string) => ({
  otherwise: `\`defaults.${key}\` of \`blog.json\``,
  query: `String! @fallback(key: "${key}")`,
});

const off = { otherwise: 'false', query: 'Boolean! @offByDefault' };

const day = z.union([z.iso.date(), z.iso.datetime({ offset: true })], expecting(DAY));

const readTime = textLike(
  /^[1-9]\d* \S/,
  'a time such as 6 min read',
  'How long it takes to read.',
  { example: '6 min read', translate: true },
);

const image = picture(
  'post',
  'The picture above the article and on its card.',
  './images/soup.jpg',
);

/** A picture says nothing to those who don't see it, unless its author does. */
function alternativeRule(post: unknown): Issue[] {
  const [named, said] = ['image', 'imageAlt'].map((key) => propertyOf(post, key));
  const message = 'needs an imageAlt, a text that says what the picture shows';
  return named !== undefined && said === undefined ? [{ path: ['image'], message }] : [];
}

/** What stands above an article. Every field may be left out. */
export const post = entry(
  'BlogPost',
  'An article.',
  {
    title: words('The headline. Markup in it appears as text.', 'What a gap is', fallback('title')),
    excerpt: words(
      'A sentence or two for the list and for search engines.',
      'What is left of a target.',
      {
        otherwise: 'the article’s beginning',
        query: 'String! @excerpt',
      },
    ),
    category: words(
      'The button under which the list shows it.',
      'Technology',
      fallback('category'),
    ),
    author: words('Who wrote it.', 'The Evenplate team', fallback('author')),
    date: withMetadata(
      field(day, 'The day it appears, in UTC; a time with its zone may follow.', {
        expected: DAY,
        example: '2025-10-19',
      }).optional(),
      {
        otherwise: 'none: it comes last',
        query: 'Date @dateformat',
      },
    ),
    updated: withMetadata(
      field(day, 'The day it was last changed, if that is worth telling.', {
        expected: DAY,
        example: '2025-11-02',
      }).optional(),
      {
        otherwise: 'none',
        query: 'Date @dateformat',
      },
    ),
    readTime: withMetadata(readTime.optional(), {
      otherwise: 'counted at 220 words a minute, and said by `defaults.readTime` of `blog.json`',
      query: 'String! @readTime',
    }),
    image: withMetadata(image.optional(), {
      otherwise: 'the category’s name in its place',
      query: 'File @fileByRelativePath',
    }),
    imageAlt: words(
      'What is seen in the image; required where there is one.',
      'A bowl of tomato soup.',
      {
        otherwise: 'only without an image',
        query: 'String! @orEmpty',
      },
    ),
    invertImageInDarkMode: withMetadata(
      flag(
        'For line drawings that are black on white: inverts the image in the dark theme.',
      ).optional(),
      off,
    ),
    draft: withMetadata(
      flag('Keeps the article out of the build; `npm run develop` shows it.', 'true').optional(),
      off,
    ),
  },
  { expected: 'fields such as "title: Soup"', rule: alternativeRule },
);
