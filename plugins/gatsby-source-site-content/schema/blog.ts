import { pageTitle, text } from './fields';
import { descriptionMessage, message } from './message';
import { withMetadata } from './metadata';
import { objectType } from './objects';

const list = objectType('BlogList', 'The list of the articles.', {
  title: pageTitle('Its headline and title.', 'Notes on what to eat, and why'),
  categories: text('What a screen reader calls the buttons of the categories.', 'Categories'),
  all: text('The button for all categories.', 'All'),
  empty: text('What stands where a category has no articles.', 'No articles found.'),
  pages: text('What a screen reader calls the links between pages.', 'Pages'),
  categoryAdded: message(
    'What a screen reader says after the headline on the page of a category.',
    '– {category}',
  ),
  position: message('Which page of the list it is.', 'Page {page} of {pages}'),
  newer: text('The link to the page before.', 'Newer articles'),
  older: text('The link to the page after.', 'Older articles'),
});

const heads = objectType('BlogHeads', 'What pages of the list say to search engines.', {
  categoryTitle: message('The title of a category.', '{category} articles'),
  category: descriptionMessage(
    'The description of a category.',
    'Everything we’ve written about {category} on the {product} blog.',
  ),
  laterTitle: message('The title of a page after the first.', '{list}, page {page}'),
  laterDescription: message('Its description.', '{list} Page {page} of {pages}.'),
});

const card = objectType('BlogCard', 'An article in a list.', {
  read: text('The link to it.', 'Read Article'),
  readNamed: message('What a screen reader says of that link.', 'Read Article: {title}'),
  author: message('Who wrote it.', 'By {author}'),
  draft: text('The badge of a draft, which `npm run develop` shows.', 'Draft'),
  scheduled: text('The badge of one whose date is to come.', 'Scheduled'),
});

const post = objectType('BlogPostPage', 'What stands around an article.', {
  all: text('The link above it to the list.', 'All articles'),
  back: text('The link below it to the list.', 'Back to the blog'),
  author: message('Who wrote it.', 'By {author}'),
  contents: text('The headline of the table of contents.', 'Contents'),
  neighbors: text('What a screen reader calls the next two.', 'Previous and next article'),
  previous: text('The line above the title of the one before.', 'Previous article'),
  next: text('The line above the title of the one after.', 'Next article'),
  related: text('The headline of related articles.', 'Related articles'),
});

const defaults = objectType('BlogDefaults', 'What stands for what an author left out.', {
  title: text('For the title.', 'Untitled'),
  category: text('For the category.', 'Uncategorized'),
  author: text('For the author; search engines are told of none.', 'Anonymous'),
  readTime: message('For the time to read, which is counted.', '{minutes} min read'),
});

const article = objectType('BlogArticle', 'What the site adds to an article.', {
  note: text('The label of `> [!NOTE]`.', 'Note'),
  tip: text('The label of `> [!TIP]`.', 'Tip'),
  important: text('The label of `> [!IMPORTANT]`.', 'Important'),
  warning: text('The label of `> [!WARNING]`.', 'Warning'),
  caution: text('The label of `> [!CAUTION]`.', 'Caution'),
  footnotes: text('The headline of the footnotes.', 'Footnotes'),
  footnote: message('What a screen reader says of a footnote’s number.', 'Note {number}'),
  backToText: message('What it says of the way back from a footnote.', 'Back to note {number}'),
  backToPlace: message(
    'The same where a footnote is used again.',
    'Back to note {number}, place {place}',
  ),
  table: text('What it calls a table that scrolls.', 'Table'),
  done: text('What it says of a task that is done.', 'Done'),
  toDo: text('What it says of one that isn’t.', 'To do'),
  anchor: message('What it says of the link beside a heading.', 'Link to “{heading}”'),
});

const files = objectType('BlogFiles', 'The words of `llms.txt`.', {
  pages: text('The headline of the pages.', 'Pages'),
  articles: text('The headline of the articles.', 'Articles'),
  rss: text('What `rss.xml` is.', 'The newest articles.'),
  jsonFeed: text('What `feed.json` is.', 'The same as JSON.'),
});

export const blog = objectType('BlogJson', 'The words of the blog.', {
  name: text('What the blog is called in breadcrumbs.', 'Blog'),
  description: descriptionMessage(
    'What it is, for search engines.',
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
