import type { CreatePageArgs } from 'gatsby';

/** In `gatsby develop`: shows the 404 page at every unknown address, as hosts do, instead of Gatsby's own page. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (process.env.NODE_ENV === 'production' || page.path !== '/404' || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: '/*' });
}
