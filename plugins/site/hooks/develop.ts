// Hooks that only `gatsby develop` needs.
import type { CreateDevServerArgs, CreatePageArgs } from 'gatsby';
import { developMiddleware } from '../page-script';
import { withoutStar } from '../bundle/hosts';
import type { GatsbyRedirect } from '../model/redirects';

/** Serves the page script, and follows the redirects that hosts follow. */
export function onCreateDevServer({ app, store }: CreateDevServerArgs): void {
  developMiddleware(app);
  type State = { pages: Map<string, unknown>; redirects: GatsbyRedirect[] };
  app.get('*', (request: { path: string }, response: any, next: () => void) => {
    // After a build, the server adds a slash to paths that are folders in public.
    const path = request.path.replace(/(?<=.)\/$/, '');
    const { pages, redirects } = store.getState() as State;
    const isExact = ({ fromPath }: GatsbyRedirect) => path === fromPath;
    const isBelow = ({ fromPath }: GatsbyRedirect) =>
      fromPath.endsWith('*') && path.startsWith(withoutStar(fromPath));
    const found = redirects.find(isExact) ?? redirects.find(isBelow);
    if (!found || pages.has(path)) return next();
    const rest = path.slice(withoutStar(found.fromPath).length);
    return response.redirect(found.toPath.replace(/\*$/, rest));
  });
}

/** Shows the 404 page at every unknown address, as hosts do, instead of Gatsby's own page. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (process.env.NODE_ENV === 'production' || page.path !== '/404' || page.matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: '/*' });
}
