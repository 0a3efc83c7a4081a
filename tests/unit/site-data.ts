import { FEED_LENGTH, type SiteData } from '../../plugins/site/bundle';

type PostWithBody = SiteData['newest'][number];

/** A post as input of the feed and other outputs, with some fields replaced. */
export const samplePost = (fields: Partial<PostWithBody> = {}): PostWithBody => ({
  slug: 'soup',
  path: '/blog/soup',
  title: 'Soup for five',
  excerpt: 'How to cook it.',
  category: 'Cooking',
  author: ['Ada'],
  date: '2025-10-19T00:00:00.000Z',
  updated: null,
  feedHtml: '<p>Boil <a href="/pricing">water</a>.</p>',
  ...fields,
});

/** A site with the given posts. */
export const sampleSite = (posts: PostWithBody[] = [samplePost()]): SiteData => ({
  site: {
    name: 'Farm',
    description: 'Food & more.',
    siteUrl: 'https://farm.example',
    language: 'en',
    direction: 'ltr',
  },
  blog: {
    name: 'Blog',
    files: { pages: 'Pages', articles: 'Articles', rss: 'The newest articles.' },
  },
  pages: [{ path: '/pricing', name: 'Pricing', description: 'What it costs.' }],
  posts,
  newest: posts.slice(0, FEED_LENGTH),
  sitePages: ['/', '/404', '/404.html', '/pricing', ...posts.map(({ path }) => path)].map(
    (path) => ({ path }),
  ),
});
