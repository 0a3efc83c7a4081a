import type { CreateDevServerArgs } from 'gatsby';
import { serveScripts } from '../esbuild/inline-scripts';
import { withoutStar } from '../bundle/hosts';
import type { GatsbyRedirect } from '../model/redirects';

/** In `gatsby develop`: serves the inline scripts, and follows the redirects that hosts follow. */
export function onCreateDevServer({ app, store }: CreateDevServerArgs): void {
  serveScripts(app);
  type State = { pages: Map<string, unknown>; redirects: GatsbyRedirect[] };
  app.get('*', (request: { path: string }, response: any, next: () => void) => {
    // After a build, the server adds a slash to paths that are folders in public.
    const path = request.path.replace(/(?<=.)\/$/, '');
    const { pages, redirects }: State = store.getState();
    const isExact = ({ fromPath }: GatsbyRedirect) => path === fromPath;
    const isBelow = ({ fromPath }: GatsbyRedirect) =>
      fromPath.endsWith('*') && path.startsWith(withoutStar(fromPath));
    const found = redirects.find(isExact) ?? redirects.find(isBelow);
    if (!found || pages.has(path)) return next();
    const rest = path.slice(withoutStar(found.fromPath).length);
    return response.redirect(found.toPath.replace(/\*$/, rest));
  });
}
