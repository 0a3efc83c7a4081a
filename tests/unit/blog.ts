import blog from '../../content/data/blog.json';

/** The labels of the list of posts. */
export const LIST_LABELS: Queries.BlogListLabelsFragment = blog;

/** The labels of a post's page. */
export const POST_LABELS: Queries.BlogPostLabelsFragment = blog;
