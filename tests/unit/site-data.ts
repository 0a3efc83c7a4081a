import {
  FEED_LENGTH,
  type SiteData,
  type PostWithBody,
} from '../../plugins/gatsby-plugin-site-outputs/site-data';

/** A post as input of feeds and other outputs, with some fields replaced. */
export const samplePost = (fields: Partial<PostWithBody> = {}): PostWithBody => ({
  slug: 'soup',
  title: 'Soup for five',
  excerpt: 'How to cook it.',
  category: 'Cooking',
  author: 'Ada',
  date: '2025-10-19T00:00:00.000Z',
  updated: null,
  readTime: '6 min read',
  content: '<p>Boil <a href="/pricing">water</a>.</p>',
  shareAddress: '/share/soup-0123456789abcdef.jpg',
  ...fields,
});

/** A site with the given posts. */
export const sampleSite = (posts: PostWithBody[] = [samplePost()]): SiteData => ({
  site: {
    name: 'Farm',
    tagline: 'Eat well',
    description: 'Food & more.',
    siteUrl: 'https://farm.example',
    language: 'en',
  },
  blog: {
    name: 'Blog',
    post: { author: 'By {author}' },
    files: {
      pages: 'Pages',
      articles: 'Articles',
      rss: 'The newest articles with their whole text.',
      jsonFeed: 'The same as JSON.',
    },
  },
  pages: [{ path: '/pricing', name: 'Pricing', description: 'What it costs.' }],
  posts,
  newest: posts.slice(0, FEED_LENGTH),
  paths: ['/', '/pricing', ...posts.map(({ slug }) => `/blog/${slug}`)],
});

/** Titles that break output without escaping. */
export const HARD_TITLES = [
  'Fish & <b>chips</b>',
  'The end of ]]> it all',
  '🥑 and 👩‍🍳',
  'مرحبا بالعالم',
  '"Quotes" and \'quotes\'',
  '&amp; is not &',
  '</script><script>alert(1)</script>',
];
