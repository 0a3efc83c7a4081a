import { pageTitle, text } from './fields';
import { descriptionMessage, message } from './message';
import { withMetadata } from './metadata';
import { objectType } from './objects';

const list = objectType('BlogList', 'The list of the articles.', {
  title: pageTitle('Its headline and title.', 'Notes on what to eat, and why'),
  categories: text('What a screen reader calls the buttons of the categories.', 'Categories'),
  all: text('The button for all categories.', 'All'),
  empty: text('The text shown when a category has no articles.', 'No articles found.'),
  pages: text('What a screen reader calls the links between pages.', 'Pages'),
  categoryAdded: message(
    'What a screen reader says after the headline on the page of a category.',
    '– {category}',
  ),
  position: message('The line that says which page of the list it is.', 'Page {page} of {pages}'),
  newer: text('The link to the previous page of the list.', 'Newer articles'),
  older: text('The link to the next page of the list.', 'Older articles'),
});

const heads = objectType(
  'BlogHeads',
  'The titles and descriptions of pages of the list, for search engines.',
  {
    categoryTitle: message('The title of the page of a category.', '{category} articles'),
    category: descriptionMessage(
      'The description of the page of a category.',
      'Everything we’ve written about {category} on the {product} blog.',
    ),
    laterTitle: message('The title of each page of a list after its first.', '{list}, page {page}'),
    laterDescription: message(
      'The description of each page of a list after its first.',
      '{list} Page {page} of {pages}.',
    ),
  },
);

const card = objectType('BlogCard', 'An article in a list.', {
  read: text('The link to the article.', 'Read Article'),
  readNamed: message('What a screen reader says of that link.', 'Read Article: {title}'),
  author: message('Who wrote it.', 'By {author}'),
  draft: text('The badge of a draft, which `npm run develop` shows.', 'Draft'),
  scheduled: text('The badge of an article whose date is in the future.', 'Scheduled'),
});

const post = objectType('BlogPostPage', 'The texts around an article.', {
  all: text('The link above it to the list.', 'All articles'),
  back: text('The link below it to the list.', 'Back to the blog'),
  author: message('Who wrote it.', 'By {author}'),
  contents: text('The headline of the table of contents.', 'Contents'),
  neighbors: text(
    'What a screen reader calls the links to the previous and the next article.',
    'Previous and next article',
  ),
  previous: text('The line above the title of the previous article.', 'Previous article'),
  next: text('The line above the title of the next article.', 'Next article'),
  related: text('The headline of related articles.', 'Related articles'),
});

const defaults = objectType('BlogDefaults', 'The defaults of what an author leaves out.', {
  title: text('The default title.', 'Untitled'),
  category: text('The default category.', 'Uncategorized'),
  author: text('The default author, which isn’t given to search engines.', 'Anonymous'),
  readTime: message('The default reading time, with the estimated minutes.', '{minutes} min read'),
});

const article = objectType('BlogArticle', 'What the site adds to an article.', {
  note: text('The label of `> [!NOTE]`.', 'Note'),
  tip: text('The label of `> [!TIP]`.', 'Tip'),
  important: text('The label of `> [!IMPORTANT]`.', 'Important'),
  warning: text('The label of `> [!WARNING]`.', 'Warning'),
  caution: text('The label of `> [!CAUTION]`.', 'Caution'),
  footnotes: text('The headline of the footnotes.', 'Footnotes'),
  footnote: message('What a screen reader says of a footnote’s number.', 'Note {number}'),
  backToText: message(
    'What it says of the link from a footnote back to the text.',
    'Back to note {number}',
  ),
  backToPlace: message(
    'The same for each further reference to a footnote.',
    'Back to note {number}, place {place}',
  ),
  table: text('What it calls a table that scrolls.', 'Table'),
  done: text('What it says of a task that is done.', 'Done'),
  toDo: text('What it says of a task that isn’t done.', 'To do'),
  anchor: message('What it says of the link beside a heading.', 'Link to “{heading}”'),
});

const files = objectType('BlogFiles', 'The texts of `llms.txt`.', {
  pages: text('The headline of the pages.', 'Pages'),
  articles: text('The headline of the articles.', 'Articles'),
  rss: text('What `rss.xml` is.', 'The newest articles.'),
  jsonFeed: text('What `feed.json` is.', 'The same as JSON.'),
});

export const blog = objectType('BlogJson', 'The texts of the blog.', {
  name: text('What the blog is called in breadcrumbs.', 'Blog'),
  description: descriptionMessage(
    'What the blog is, for search engines.',
    'Articles by the makers of {product}.',
  ),
  list,
  heads,
  card,
  post,
  defaults,
  article: withMetadata(article, { hidden: true }),
  files,
});
