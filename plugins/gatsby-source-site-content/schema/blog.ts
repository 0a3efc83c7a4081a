import { hidden, message, object, pageDescription, pageTitle, text } from './fields';

/** `blog.json`: the texts of the blog. */
export const blog = object('BlogJson', {
  name: text(),
  description: pageDescription('product'),
  list: object('BlogList', {
    title: pageTitle(),
    categories: text(),
    all: text(),
    empty: text(),
    pages: text(),
    categoryAdded: message('category'),
    position: message('page', 'pages'),
    newer: text(),
    older: text(),
  }),
  heads: object('BlogHeads', {
    categoryTitle: message('category'),
    category: pageDescription('category', 'product'),
    laterTitle: message('list', 'page'),
    laterDescription: message('list', 'page', 'pages'),
  }),
  card: object('BlogCard', {
    read: text(),
    readNamed: message('title'),
    author: message('author'),
    draft: text(),
    scheduled: text(),
  }),
  post: object('BlogPostPage', {
    all: text(),
    back: text(),
    author: message('author'),
    contents: text(),
    neighbors: text(),
    previous: text(),
    next: text(),
    related: text(),
  }),
  /** What stands for a field that an author left out. */
  defaults: object('BlogDefaults', {
    title: text(),
    category: text(),
    author: text(),
    readTime: message('minutes'),
  }),
  /** What the site adds to an article. */
  article: hidden(
    object('BlogArticle', {
      note: text(),
      tip: text(),
      important: text(),
      warning: text(),
      caution: text(),
      footnotes: text(),
      backToText: message('number'),
      backToPlace: message('number', 'place'),
      table: text(),
      done: text(),
      toDo: text(),
      anchor: message('heading'),
    }),
  ),
  files: object('BlogFiles', {
    pages: text(),
    articles: text(),
    rss: text(),
    jsonFeed: text(),
  }),
});
