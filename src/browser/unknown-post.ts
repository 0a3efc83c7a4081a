import { PATHS } from '../lib/paths';

/**
 * Leads on from an address without a file, on hosts without redirect rules: the 404 document runs it. An address
 * with a slash at its end leads to the page without it, if there is one; an unknown post leads to the blog.
 */
async function leadOn(): Promise<void> {
  const { origin, pathname, search, hash } = location;
  if (pathname.endsWith('/')) {
    // With the origin, because `//elsewhere.example` alone is an address of another site.
    const page = origin + pathname.replace(/\/+$/, '');
    const answer = await fetch(page, { method: 'HEAD' }).catch(() => undefined);
    if (answer?.ok) return location.replace(page + search + hash);
  }
  if (pathname.startsWith(`${PATHS.blog}/`)) location.replace(PATHS.blog);
}

void leadOn();
