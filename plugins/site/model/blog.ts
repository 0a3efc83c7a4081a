import { z } from 'zod';
import {
  day,
  labels,
  list,
  pageDescription,
  pageTitle,
  picture,
  text,
  textLike,
  texts,
  textWith,
} from './fields';

const listLabels = z.strictObject({
  ...labels('categories', 'all', 'empty', 'pages', 'newer', 'older', 'feed'),
  categoryAdded: textWith('category'),
  found: textWith('category', 'count'),
  position: textWith('page', 'pages'),
});

const card = z
  .strictObject({
    ...labels('read', 'draft', 'scheduled'),
    readNamed: textWith('title'),
    author: textWith('author'),
  })
  .meta({ id: 'BlogCard' });

const postLabels = z.strictObject({
  ...labels('all', 'back', 'contents', 'related', 'ending', 'tryLabel'),
  author: textWith('author'),
  updated: textWith('date'),
});

/** What the site adds to an article: labels of callouts, and names of links, tables and boxes. */
const articleLabels = z.strictObject({
  ...labels('note', 'tip', 'important', 'warning', 'caution', 'footnotes', 'done'),
  table: textWith('columns'),
  toDo: text(),
  anchor: textWith('heading'),
  backToText: textWith('number'),
  backToPlace: textWith('number', 'place'),
});

/** What stands for a field that an author left out. */
const defaults = z.strictObject({
  ...labels('title', 'category', 'author'),
  readTime: textWith('minutes'),
});

/** `blog.json`: the texts of the blog. */
export const blog = z.strictObject({
  name: text(),
  title: pageTitle(),
  description: pageDescription(),
  list: listLabels,
  heads: z.strictObject({
    categoryTitle: textWith('category'),
    laterTitle: textWith('list', 'page'),
    laterDescription: textWith('list', 'page', 'pages'),
    category: pageDescription('category'),
  }),
  card,
  post: postLabels,
  defaults,
  article: articleLabels,
});

export type ArticleLabels = z.infer<typeof articleLabels>;
export type ArticleDefaults = z.infer<typeof defaults>;

/** Placeholder defaults, for when they don't matter or can't be read. */
export const NO_DEFAULTS: ArticleDefaults = { title: '', category: '', author: '', readTime: '' };

const FRONT_MATTER = 'fields such as "title: Soup"';

/** The fields above a page of prose. */
export const pageFields = z
  .strictObject({
    title: pageTitle(),
    description: pageDescription(),
    /** The headline, if it isn't the title. */
    headline: text().optional(),
    reviewed: day().optional(),
  })
  .describe(FRONT_MATTER);

/** The path at which an article was, or the end of a path below `/blog`. */
const formerAddress = () =>
  textLike(
    /^\/?[\w.~-]+(\/[\w.~-]+)*\/?$/,
    'an old address of Latin letters, digits, dots and hyphens, such as old-soup or /2019/05/soup.html',
  );

/** The fields above an article, all optional, with defaults, and descriptions for the form. */
export const articleFields = (instead = NO_DEFAULTS) =>
  z
    .strictObject({
      title: text().default(instead.title).describe('The headline: 18 to 48 characters.'),
      excerpt: text().optional().describe('For lists and search engines: 110 to 160 characters.'),
      category: text().trim().default(instead.category).describe('The blog has a button for each.'),
      author: z
        .union([text(), texts()])
        .describe('text or a list')
        .default(instead.author)
        .describe('Who wrote it, after the word "By".'),
      date: day().optional().describe('When it appears. A day in the future schedules it.'),
      updated: day().optional().describe('The day of the last important change.'),
      readTime: textLike(/^[1-9]\d* \S/, 'a time such as 6 min read')
        .optional()
        .describe('Such as 6 min read. If empty, it is estimated.'),
      image: picture('post').optional().describe('On top and in lists: at least 1200 pixels wide.'),
      imageAlt: text().default('').describe('What the image shows. Required with an image.'),
      invertImageInDarkMode: z.boolean().default(false).describe('For black drawings on white.'),
      formerly: list(formerAddress(), { unique: true })
        .optional()
        .describe('Old addresses that redirect here, such as /2019/05/soup.html.'),
      draft: z.boolean().default(false).describe('A draft isn’t published.'),
    })
    .superRefine(needsBoth, { when: () => true })
    .describe(FRONT_MATTER);

/** A picture needs an alternative text (WCAG 1.1.1), and an alternative text needs a picture. */
function needsBoth(fields: { image?: string; imageAlt?: string }, { addIssue }: z.RefinementCtx) {
  const issue = (key: string, message: string) =>
    addIssue({ code: 'custom', path: [key], message });
  if (fields?.image !== undefined && !fields.imageAlt)
    issue('image', 'needs an imageAlt that says what the picture shows');
  if (fields?.image === undefined && fields?.imageAlt)
    issue('imageAlt', 'says what an image shows, but there is no image');
}
