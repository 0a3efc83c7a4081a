import home from '../content/home.json';
import { newestPosts } from '../newest-posts';

/** The newest articles as JSON Feed 1.1. */
export async function GET({ site }) {
  const items = (await newestPosts()).map(({ id, data, rendered }) => ({
    id: new URL(`/blog/${id}/`, site),
    url: new URL(`/blog/${id}/`, site),
    title: data.title,
    summary: data.excerpt,
    date_published: data.date,
    content_html: rendered.html,
  }));
  const version = 'https://jsonfeed.org/version/1.1';
  return Response.json({ version, title: home.site.name, home_page_url: site, items });
}
