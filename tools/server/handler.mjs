import { load } from '../load-typescript.mjs';
import {
  answerNotFound,
  redirect,
  refuseMethod,
  setCommonHeaders,
  setDocumentHeaders,
} from './answers.mjs';
import { createFileServer } from './files.mjs';
import { readTarget } from './target.mjs';
import { decodeIfPossible, findRedirect } from './redirects.mjs';

const { belongsToBuild, isHashed, isHiddenFromVisitors } = await load(
  'build/hosting/file-rules.ts',
);
const { contentTypeOf } = await load('build/hosting/media-types.ts');

/**
 * A request handler that answers as production hosts do, from the description in build/hosting.
 * `bare` is a static host without rules: files, and the 404 page for everything else.
 */
export function createHandler({ directory = 'public', redirects = [], bare = false } = {}) {
  const files = createFileServer(directory);

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);

    const { path, query } = readTarget(request.url);
    if (!bare && path !== '/' && path.endsWith('/')) {
      return redirect(response, 301, path.slice(0, -1) + query);
    }

    const options = { plain: bare, policy: files.policy() };
    const answerMissing = () => answerNotFound(response, directory, options);
    if (isHiddenFromVisitors(decodeIfPossible(path))) return answerMissing();

    const follow = (rules) => {
      const rule = bare || belongsToBuild(path) ? undefined : findRedirect(path, rules, query);
      if (rule) redirect(response, rule.status, rule.to);
      return rule;
    };
    const always = [...files.redirects(), ...redirects.filter(({ onlyUnknown }) => !onlyUnknown)];
    if (follow(always)) return undefined;

    request.url = path + query;
    setCommonHeaders(response, { plain: bare, hashed: isHashed(path) });
    const type = contentTypeOf(path);
    if (type === undefined || path.endsWith('.html')) setDocumentHeaders(response, options);
    else response.setHeader('Content-Type', type);
    files.serve(request, response, () => {
      if (!follow(redirects.filter(({ onlyUnknown }) => onlyUnknown))) answerMissing();
    });
    return undefined;
  };
}
