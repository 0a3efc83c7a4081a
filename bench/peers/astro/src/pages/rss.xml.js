import rss from '@astrojs/rss';
import home from '../content/home.json';
import { newestPosts } from '../newest-posts';

/** The newest articles with their whole text. */
export const GET = async ({ site }) =>
  rss({
    title: home.site.name,
    description: home.site.tagline,
    site,
    items: (await newestPosts()).map(({ id, data, rendered }) => ({
      title: data.title,
      description: data.excerpt,
      pubDate: data.date,
      link: `/blog/${id}/`,
      content: rendered.html,
    })),
  });
