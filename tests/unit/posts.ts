import { photo } from './pictures';

type Post = Queries.PostFragment & Queries.PostCardFragment;

/** A post as a query result, with some of its fields replaced. */
export const postWith = (
  frontmatter: Partial<Post['frontmatter']> = {},
  others: Partial<Post> = {},
): Post => ({
  fields: { path: '/blog/soup' },
  frontmatter: {
    title: 'Soup for five',
    excerpt: 'How to cook it.',
    category: 'Cooking',
    author: ['Ada'],
    date: '2025-10-19T00:00:00.000Z',
    updated: null,
    image: photo('soup'),
    narrow: photo('soup'),
    imageAlt: 'A bowl of soup',
    invertImageInDarkMode: false,
    ...frontmatter,
  },
  status: 'published',
  excerpt: 'How to cook it.',
  pullQuote: null,
  readTime: '6 min read',
  longDate: 'October 19, 2025',
  authorParts: [{ type: 'element', value: 'Ada' }],
  html: '<h2>Ingredients</h2>',
  headings: [],
  share: { address: '/share/soup-0123456789abcdef.jpg', alt: 'Soup for five' },
  ...others,
});
