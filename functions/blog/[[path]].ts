import { belongsToBuild, isHiddenFromVisitors } from '../../build/hosting/file-rules';
import { unknownPosts } from '../../src/redirects';

type Context = { request: Request; next(): Promise<Response> };

const { from, to, status } = unknownPosts;
const prefix = from.slice(0, -1);

/**
 * Answers requests below /blog/ on Cloudflare Pages: redirects unknown posts to /blog. Pages applies
 * `_redirects` even where a file exists, so this function first looks for the file.
 */
export async function onRequest({ request, next }: Context): Promise<Response> {
  const answer = await next();
  const { pathname } = new URL(request.url);
  const isUnknown =
    pathname.startsWith(prefix) &&
    pathname !== prefix &&
    !belongsToBuild(pathname) &&
    !isHiddenFromVisitors(pathname);
  if (answer.status !== 404 || !isUnknown) return answer;
  return new Response(null, { status, headers: { Location: to } });
}
