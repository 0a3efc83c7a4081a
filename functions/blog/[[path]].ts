import { belongsToBuild } from '../../build/hosting/files';
import { REDIRECTS } from '../../src/redirects';

type Context = { request: Request; next(): Promise<Response> };

const rule = REDIRECTS.find(({ from }) => from === '/blog/*')!;
const prefix = rule.from.slice(0, -1);

/**
 * Cloudflare Pages calls this for addresses below /blog/. A rule in its `_redirects` would take
 * visitors away from posts that are there, so it is followed here, after the file was looked for.
 */
export async function onRequest({ request, next }: Context): Promise<Response> {
  const answer = await next();
  const { pathname } = new URL(request.url);
  const isUnknown = pathname.startsWith(prefix) && pathname !== prefix && !belongsToBuild(pathname);
  if (answer.status !== 404 || !isUnknown) return answer;
  return new Response(null, { status: rule.status, headers: { Location: rule.to } });
}
