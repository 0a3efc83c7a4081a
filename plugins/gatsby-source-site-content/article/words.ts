import type blog from '../../../content/data/blog.json';

/** What the site adds to an article in words: labels of callouts, names of links and the like. */
export type ArticleWords = (typeof blog)['article'];
