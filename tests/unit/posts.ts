import { photo } from './pictures';

/** A post as a query result, with some fields replaced. A new field of articles may be missing. */
export const postWith = (fields: Partial<Queries.PostFragment> = {}) =>
  ({
    slug: 'soup',
    status: 'published',
    title: 'Soup for five',
    excerpt: 'How to cook it.',
    standfirst: 'How to cook it.',
    category: 'Cooking',
    authors: ['Ada'],
    date: '2025-10-19T00:00:00.000Z',
    updated: null,
    readTime: '6 min read',
    image: photo('soup'),
    imageAlt: 'A bowl of soup',
    invertImageInDarkMode: false,
    content: '<h2>Ingredients</h2>',
    share: { address: '/share/soup-0123456789abcdef.jpg', alt: 'Soup for five' },
    headings: [],
    ...fields,
  }) as Queries.PostFragment;
