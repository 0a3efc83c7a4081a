import { z } from 'zod';
import { day, expecting, field, flag, id, picture, textLike } from './fields';
import { withMetadata, type Issue, type FieldMetadata } from './metadata';
import { listOf, objectType } from './objects';
import { propertyOf } from './rules';

const DAY = 'a day such as 2025-10-19';

/** A text that may be left out. */
function optionalText(description: string, example: string, metadata: FieldMetadata) {
  return field(z.string(expecting('a text')), description, {
    expected: 'a text',
    example,
    translate: true,
    ...metadata,
  }).optional();
}

/** The metadata of a text that has a default in `blog.json`. */
const fallback = (key: string) => ({
  whenOmitted: `\`defaults.${key}\` of \`blog.json\``,
  graphqlType: `String! @fallback(key: "${key}")`,
});

const off = { whenOmitted: 'false', graphqlType: 'Boolean! @offByDefault' };

const dayOrTime = z.union(
  [day(DAY), z.iso.datetime({ offset: true }).regex(/^(?:19|20)/)],
  expecting(DAY),
);

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

/** A picture needs an alternative text (WCAG 1.1.1), and an alternative text needs a picture. */
function alternativeRule(post: unknown): Issue[] {
  const [named, said] = ['image', 'imageAlt'].map((key) => propertyOf(post, key));
  const message = 'needs an imageAlt, a text that says what the picture shows';
  if (named !== undefined && said === undefined) return [{ path: ['image'], message }];
  const without = 'says what an image shows, but there is no image';
  return named === undefined && said !== undefined
    ? [{ path: ['imageAlt'], message: without }]
    : [];
}

/** The front matter of an article. Every field may be left out. */
export const post = objectType(
  'BlogPost',
  'An article.',
  {
    title: optionalText(
      'The headline. Markup in it appears as text.',
      'What a gap is',
      fallback('title'),
    ),
    excerpt: optionalText(
      'A sentence or two for the list and for search engines.',
      'What is left of a target.',
      {
        whenOmitted: 'the article’s beginning',
        graphqlType: 'String! @excerpt',
      },
    ),
    category: optionalText(
      'The category that it belongs to; the list has a button for each.',
      'Technology',
      fallback('category'),
    ),
    author: optionalText(
      'Who wrote it; a page says “By” before it.',
      'the Evenplate team',
      fallback('author'),
    ),
    date: withMetadata(
      field(dayOrTime, 'The day it appears, in UTC; a time with its zone may follow.', {
        expected: DAY,
        example: '2025-10-19',
      }).optional(),
      {
        whenOmitted: 'none: it comes last',
        graphqlType: 'Date @dateformat',
      },
    ),
    updated: withMetadata(
      field(dayOrTime, 'The day it was last changed, if that is worth telling.', {
        expected: DAY,
        example: '2025-11-02',
      }).optional(),
      {
        whenOmitted: 'none',
        graphqlType: 'Date @dateformat',
      },
    ),
    readTime: withMetadata(readTime.optional(), {
      whenOmitted:
        'estimated at 220 words a minute, in the words of `defaults.readTime` of `blog.json`',
      graphqlType: 'String! @readTime',
    }),
    image: withMetadata(image.optional(), {
      whenOmitted: 'the category’s name in its place',
      graphqlType: 'File @fileByRelativePath',
    }),
    imageAlt: optionalText(
      'What is seen in the image; required where there is one.',
      'A bowl of tomato soup.',
      {
        whenOmitted: 'only without an image',
        graphqlType: 'String! @orEmpty',
      },
    ),
    invertImageInDarkMode: withMetadata(
      flag(
        'For line drawings that are black on white: inverts the image in the dark theme.',
      ).optional(),
      off,
    ),
    formerly: withMetadata(
      listOf(
        id('', 'what-a-gap-is'),
        'The parts after `/blog/` of its former addresses, if its file was renamed. They redirect to it.',
      ).optional(),
      {
        expected: 'a list of names of small letters, digits and hyphens',
        example: '[what-a-gap-is]',
        whenOmitted: 'none',
      },
    ),
    draft: withMetadata(
      flag('Keeps the article out of the build; `npm run develop` shows it.', 'true').optional(),
      off,
    ),
  },
  { expected: 'fields such as "title: Soup"', rule: alternativeRule },
);
