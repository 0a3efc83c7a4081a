import blog from '../../content/data/blog.json';

/** The words of the blog's list. */
export const LIST_WORDS: Queries.BlogListWordsFragment = blog;

/** The words around an article. */
export const POST_WORDS: Queries.BlogPostWordsFragment = blog;
