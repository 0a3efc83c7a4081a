import { answerNotFound, redirect, refuseMethod, setCommonHeaders } from './answers.mjs';
import { createFileServer } from './files.mjs';
import { belongsToBuild, isImmutable, readTarget } from './paths.mjs';
import { findRedirect } from './redirects.mjs';

/**
 * A request handler that answers as production hosts do.
 * `bare` is a static host without redirect rules: files, and the 404 page for everything else.
 */
export function createHandler({ directory = 'public', redirects = [], bare = false } = {}) {
  const serveFile = createFileServer(directory);

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);

    const { path, query } = readTarget(request.url);
    if (!bare && path !== '/' && path.endsWith('/')) {
      return redirect(response, 301, path.slice(0, -1) + query);
    }

    request.url = path + query;
    setCommonHeaders(response, { immutable: isImmutable(path) });
    serveFile(request, response, () => {
      const rule = bare || belongsToBuild(path) ? undefined : findRedirect(path, redirects);
      if (rule) redirect(response, rule.status, rule.to);
      else answerNotFound(response, directory);
    });
  };
}
