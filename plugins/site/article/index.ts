// The public interface of articles.
export { parseArticle } from './article';
export type { NamedFacts } from './facts';
export type { FindPicture } from './figures';
export type { FindVideo } from './videos';
export { renderArticle } from './render';
export { renderRichText } from './rich-text';
