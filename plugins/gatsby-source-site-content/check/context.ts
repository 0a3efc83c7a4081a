import type { Article } from './article';
import type { Source } from './source';

/** An article or a page of prose. */
export type Text = {
  kind: 'article' | 'page';
  file: string;
  /** Its address on this site. */
  path: string;
  /** What is above the text. */
  source: Source;
  fields: Record<string, unknown>;
  article: Article;
  bodyLine: number;
  /** In milliseconds since 1970, `Infinity` for a draft. */
  publishedFrom: number;
};

/** What files are checked against. */
export type Context = {
  root: string;
  /** All articles and pages of prose by their paths. */
  texts: Map<string, Text>;
  /** Paths that another server answers, such as `/docs`. */
  linked: readonly string[];
  /** The names that titles contain; undefined if `site.json` lacks them. */
  site?: { name: string; tagline: string };
  /** The moment that decides what is published. */
  now: Date;
};
