import type { CreatePageArgs } from 'gatsby';

/**
 * Makes `gatsby develop` show the 404 page at every unknown address, as hosts do, instead of Gatsby's own page. Builds
 * do it as well, although it changes nothing there: Gatsby keeps a page's data until its query changes, so that
 * `develop` after a build would find a 404 page that only is at `/404`.
 */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.path !== '/404' || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: '/*' });
}
