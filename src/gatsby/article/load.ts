import path from 'node:path';
import { createJiti } from 'jiti';

type Article = typeof import('.');

let loading: Promise<Article> | undefined;

/**
 * Loads what makes an article. Its packages are ES modules, which the CommonJS that Gatsby makes of
 * gatsby-node can't require on every Node (docs/decisions/0011-article-html.md).
 */
export function loadArticle(): Promise<Article> {
  loading ??= createJiti(path.resolve('gatsby-node.ts'), {
    fsCache: path.resolve('.cache/jiti'),
  }).import<Article>(path.resolve('src/gatsby/article/index.ts'));
  return loading;
}
