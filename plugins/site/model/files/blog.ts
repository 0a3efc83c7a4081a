import type { z } from 'zod';
import { typesetText } from '../../article/typography/typeset';
import { group, list, pageDescription, pageTitle, picture, sitePath, text, texts } from '../kinds';
import { HEAD, readBy } from '../readers';

const listLabels = () =>
  group('The lists of articles.', {
    ...texts({
      categories: 'The name of the row of categories, by ear.',
      all: 'The button of all articles.',
      empty: 'Stands for an empty list.',
      pages: 'The name of the links to further pages, by ear.',
      newer: 'The link to newer articles.',
      older: 'The link to older articles.',
      feed: 'The link to the feed.',
    }),
    categoryAdded: text('Follows the headline of a category’s list, by ear.', {
      names: ['category'],
    }),
    found: text('Announced when a category is chosen.', { names: ['category', 'count'] }),
    position: text('The page of a list.', { names: ['page', 'pages'] }),
  });

const companion = () =>
  group(
    'A way on from the articles, with a link of `ways` in `site.json`.',
    {
      title: text('Its heading, a few words.'),
      text: text('One or two sentences.'),
    },
    { type: 'BlogCompanion' },
  );

const author = () =>
  group(
    'An author. An article that names one shows it at its end, and the author’s page lists those articles.',
    {
      // Typeset like the names in articles, so that either kind of apostrophe matches.
      name: text('The name, as articles write it in `author`.').transform((name) =>
        typesetText(name),
      ),
      line: text('Who it is, a sentence.'),
      image: picture('A portrait, which is cropped to a circle.', 'plate'),
      page: sitePath('The path of the page about the author, such as `/ada-lint`.'),
    },
    { type: 'BlogAuthor' },
  );

const card = () =>
  group(
    'The cards of articles.',
    {
      ...texts({
        read: 'The link to the article.',
        draft: 'The mark of a draft, which only reviewers see.',
        scheduled: 'The mark of a scheduled article, which only reviewers see.',
      }),
      readNamed: text('The name of the link, by ear.', { names: ['title'] }),
      author: text('Who wrote it.', { names: ['author'] }),
    },
    { type: 'BlogCard' },
  );

const postLabels = () =>
  group('The page of an article.', {
    ...texts({
      all: 'The link to all articles, above the headline.',
      back: 'The link to all articles, below the text.',
      contents: 'The heading of the table of contents.',
      related: 'The heading above related articles.',
      articles: 'The heading above the articles of an author, on the author’s page.',
      ending: 'The question below the text, before the links to `/try` and to the sign-up.',
    }),
    author: text('Who wrote it.', { names: ['author'] }),
    updated: text('When it was changed.', { names: ['date'] }),
  });

/** What the site adds to an article: labels of callouts, and names of links, tables and boxes. */
const articleLabels = () =>
  group('What the site adds to the text of an article.', {
    ...texts({
      note: 'The label of a `[!NOTE]`.',
      tip: 'The label of a `[!TIP]`.',
      important: 'The label of an `[!IMPORTANT]`.',
      warning: 'The label of a `[!WARNING]`.',
      caution: 'The label of a `[!CAUTION]`.',
      footnotes: 'The heading above the footnotes.',
      done: 'The name of a box that is checked, by ear.',
      toDo: 'The name of a box that isn’t, by ear.',
    }),
    table: text('The name of a table, by ear.', { names: ['columns'] }),
    anchor: text('The name of the link beside a heading, by ear.', { names: ['heading'] }),
    backToText: text('The name of a footnote’s link back, by ear.', { names: ['number'] }),
    backToPlace: text('The same, for a note that is named several times.', {
      names: ['number', 'place'],
    }),
  });

/** The defaults of fields that an author left out. */
const defaults = () =>
  group('What stands for a field that an author left out.', {
    ...texts({
      title: 'The title.',
      category: 'The category.',
      author: 'The author.',
    }),
    readTime: text('The estimated time.', { names: ['minutes'] }),
  });

/** `blog.json`: the texts of the blog. */
export const blog = group('The texts of the blog.', {
  name: readBy(HEAD, text('The name of the blog in breadcrumbs.')),
  title: pageTitle('The title of the blog, which is its headline, too.'),
  description: readBy(HEAD, pageDescription('The text of the blog in search results.')),
  list: listLabels(),
  companions: group(
    'What the blog shows below its articles while there are at most two. Without it, nothing. Optional.',
    {
      title: text('The heading above both, a few words.'),
      method: companion(),
      tryIt: companion(),
    },
  ).optional(),
  authors: list('Those who write the articles, in any order. Optional.', author(), {
    unique: ['name'],
  }).optional(),
  heads: group('Titles and descriptions of lists, for the browser’s tab and search results.', {
    categoryTitle: text('The title of a category’s list.', { names: ['category'] }),
    laterTitle: text('The title of a further page.', { names: ['list', 'page'] }),
    laterDescription: text('The description of a further page.', {
      names: ['list', 'page', 'pages'],
    }),
    category: pageDescription('The description of a category’s list.', ['category']),
  }),
  card: card(),
  post: postLabels(),
  defaults: readBy('graphql/markdown.ts', defaults()),
  article: readBy('article/render.ts', articleLabels()),
});

export type ArticleLabels = z.infer<ReturnType<typeof articleLabels>>;
export type ArticleDefaults = z.infer<ReturnType<typeof defaults>>;
