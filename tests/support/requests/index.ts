import { conditions, files, ranges } from './files';
import { pages, slashes, unknown, unknownPosts } from './pages';
import { escapes, forHosts, methods } from './refused';
import type { RequestRow } from './request';

export { compressed } from './files';
export { former, renamed } from './pages';
export type { Answer, Host, RequestRow } from './request';

/** The requests that every host is tested with, and the expected answers. */
export const requests: RequestRow[] = [
  ...pages,
  ...slashes,
  ...unknownPosts,
  ...unknown,
  ...escapes,
  ...forHosts,
  ...methods,
  ...conditions,
  ...ranges,
  ...files,
];
