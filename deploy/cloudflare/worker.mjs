// Answers requests for addresses without a file on Cloudflare Workers (wrangler.jsonc).
import { folder, redirects } from '../../public/_servers/rules.json';

/** Redirects of everything below a path, such as from unknown articles to the blog. The others are in _redirects. */
const wide = redirects.filter(({ path, toPath }) => path.endsWith('*') && !toPath.endsWith('*'));

export default {
  async fetch({ method, url }, { ASSETS }) {
    const { pathname } = new URL(url);
    const found = wide.find(({ path }) => pathname.startsWith(path.slice(0, -1)));
    // The 404 page has the headers of every page, and isn't cached like the missing file.
    const { body, headers: given } = await ASSETS.fetch(new URL(`${folder}/404`, url));
    const headers = new Headers(given);
    if (!['GET', 'HEAD'].includes(method)) {
      headers.set('Allow', 'GET, HEAD');
      return new Response(null, { status: 405, headers });
    }
    if (!found) return new Response(body, { status: 404, headers });
    headers.set('Location', found.toPath);
    return new Response(null, { status: found.status, headers });
  },
};
