// What scripts and tests may use.
export { parseArticle } from './article';
export type { TopPicture } from './feed';
export type { NamedFacts } from './facts';
export type { FindPicture } from './figures';
export { renderArticle } from './render';
export type { FindVideo } from './videos';
