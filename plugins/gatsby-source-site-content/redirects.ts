import site from '../../content/data/site.json';
import { PATHS } from '../../src/lib/paths';

/** A redirect that hosts follow. A `*` at the end matches anything, including slashes. */
export type Redirect = {
  from: string;
  /** The target. A `*` at its end stands for what the `*` of `from` matched. */
  to: string;
  status: 301 | 302;
  /** Whether the redirect applies only where the bundle has no file. */
  onlyUnknown?: boolean;
};

/**
 * Redirects unknown posts to the list of posts (docs/decisions/0005-unknown-posts.md). What can't import it
 * is held against it by tests: netlify.toml beside this file, nginx and scripts/serve.mjs in tests/hosts.
 */
export const unknownPosts: Redirect = {
  from: `${PATHS.blog}/*`,
  to: PATHS.blog,
  status: 302,
  onlyUnknown: true,
};

/** Where `/docs` and `/contact` lead. */
export const EXTERNAL_TARGETS: Record<string, string> = {
  '/docs': site.docsUrl,
  '/contact': site.contactUrl,
};

/** Where a link to a path of this site leads: some hosts can't redirect. */
export const targetOf = (path: string): string => EXTERNAL_TARGETS[path] ?? path;

/**
 * Redirects from paths of this site to pages elsewhere. They are temporary (302), so that a change in
 * `site.json` takes effect at once.
 * @param places the address of each page, by its path on this site
 */
export const externalRedirects = (places: Record<string, string> = EXTERNAL_TARGETS): Redirect[] =>
  Object.entries(places)
    .filter(([path, address]) => address !== path && !address.startsWith(`${path}/`))
    .flatMap(([path, address]): Redirect[] => [
      { from: path, to: address, status: 302 },
      ...(address.startsWith('https:')
        ? [{ from: `${path}/*`, to: `${address.replace(/\/$/, '')}/*`, status: 302 as const }]
        : []),
    ]);

/**
 * Redirects from the former addresses of posts to their present ones. They are permanent (301), so that
 * search engines take over the new address.
 */
export const renamedPosts = (
  posts: readonly { slug: string; formerly?: readonly string[] | null }[],
): Redirect[] =>
  posts.flatMap(({ slug, formerly }) =>
    (formerly ?? []).map((old): Redirect => ({
      from: `/blog/${old}`,
      to: `/blog/${slug}`,
      status: 301,
    })),
  );

/** All redirects except for trailing slashes and renamed posts, which only a build knows. The first match applies. */
export const REDIRECTS: readonly Redirect[] = [...externalRedirects(), unknownPosts];
