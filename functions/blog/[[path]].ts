import { belongsToBuild, isHiddenFromVisitors } from '../../build/hosting/file-rules';
import { unknownPosts } from '../../src/redirects';

type Context = { request: Request; next(): Promise<Response> };

const { from, to, status } = unknownPosts;
const prefix = from.slice(0, -1);

/**
 * Cloudflare Pages calls this for addresses below /blog/. It follows the rules of `_redirects` even
 * where there is a file, so this function redirects only after the file was not found.
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
