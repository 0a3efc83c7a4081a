import type { z } from 'zod';
import type { ArticleDefaults } from './files/blog';
import {
  authors,
  day,
  flag,
  group,
  list,
  pageDescription,
  pageTitle,
  pattern,
  picture,
  text,
} from './kinds';
import { HEAD, readBy } from './readers';

/** Placeholder defaults, for when they don't matter or can't be read. */
export const NO_DEFAULTS: ArticleDefaults = { title: '', category: '', author: '', readTime: '' };

/** The fields above the text of a markdown file. */
const FRONT_MATTER = { expected: 'fields such as "title: Soup"' };

/** The fields above a page of prose. */
export const pageFields = group(
  'A page of prose.',
  {
    title: readBy(
      HEAD,
      pageTitle('The title in the browser’s tab, and the headline.', { least: 1 }),
    ),
    description: pageDescription('The lead below the headline, and the text in search results.'),
    headline: text('The headline, if it isn’t the title. Optional.').optional(),
    reviewed: day(
      'The day when you last checked the facts; the page shows it. Optional.',
    ).optional(),
    ending: text(
      'A question below the text, with links to `/try` and to the sign-up. Without it, the page ends with its text. Optional.',
    ).optional(),
  },
  FRONT_MATTER,
);

/** The path at which an article was, or the end of a path below `/blog`. */
const formerAddress = () =>
  pattern(
    'An old address.',
    /^\/?[\w.~-]+(\/[\w.~-]+)*\/?$/,
    'an old address of Latin letters, digits, dots and hyphens, such as old-soup or /2019/05/soup.html',
  );

/** The fields above an article, all optional, with defaults. `docs/writing.md` has their descriptions as a table. */
export const articleFields = (instead = NO_DEFAULTS) =>
  group(
    'An article.',
    {
      title: text('The headline: 18 to 48 characters look best. Without it, “Untitled”.', {
        isLiteral: true,
      }).default(instead.title),
      excerpt: text(
        'One or two sentences for lists, the feed and search engines: 110 to 160 characters. Without it, the beginning of the article.',
        { isLiteral: true },
      ).optional(),
      category: text(
        'One name; the blog has a button for each category. Without it, “Uncategorized”.',
      ).default(instead.category),
      author: authors('A name, or a list: `[Ada, Bo]`. Without it, “Anonymous”.').default(
        instead.author,
      ),
      date: day(
        'When it appears, in UTC: `2026-03-01`, or `2026-03-01T08:00:00+01:00`. A day in the future schedules it. Without it, the date in the name of the file (`2026-03-01-soup.md`); without both, the article comes last.',
      ).optional(),
      updated: day('The day of the last important change.').optional(),
      readTime: readBy(
        'graphql/markdown.ts',
        pattern(
          'Such as `6 min read`. Without it, an estimate.',
          /^[1-9]\d* \S/,
          'a time such as 6 min read',
        ),
      ).optional(),
      image: picture(
        'The picture on top, in lists and in the feed: `./images/soup.jpg`. Without it, the name of the category.',
        'post',
      ).optional(),
      imageAlt: text('What the image shows, for people who can’t see it. Required with `image`.', {
        isLiteral: true,
      }).default(''),
      invertImageInDarkMode: flag('`true` for black drawings on white.').default(false),
      formerly: readBy(
        'model/redirects.ts',
        list(
          'Old addresses that redirect here: `[old-soup, /2019/05/soup.html]`.',
          formerAddress(),
          {
            unique: true,
          },
        ),
      ).optional(),
      draft: readBy('model/publication.ts', flag('`true` keeps it out of the build.')).default(
        false,
      ),
    },
    FRONT_MATTER,
  ).superRefine(needsBoth, { when: () => true });

/** A picture needs an alternative text (WCAG 1.1.1), and an alternative text needs a picture. */
function needsBoth(fields: { image?: string; imageAlt?: string }, { addIssue }: z.RefinementCtx) {
  const issue = (key: string, message: string) =>
    addIssue({ code: 'custom', path: [key], message });
  if (fields?.image !== undefined && !fields.imageAlt)
    issue('image', 'needs an imageAlt that says what the picture shows');
  if (fields?.image === undefined && fields?.imageAlt)
    issue('imageAlt', 'says what an image shows, but there is no image');
}
