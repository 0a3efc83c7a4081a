import { conditions, files, ranges } from './files';
import { pages, slashes, unknown, unknownPosts } from './pages';
import { escapes, forHosts, methods } from './refused';
import type { Request } from './request';

export { compressed } from './files';
export { former, renamed } from './pages';
export type { Answer, Host, Request } from './request';

/** One table for every host: what is asked, and what is answered. */
export const requests: Request[] = [
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
