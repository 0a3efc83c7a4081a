import { HASHED_FILE_PATTERN } from '../file-rules';
import type { Redirect } from '../../../src/redirects';

/**
 * A redirect as a matcher and a directive. A redirect with a `*` keeps the query.
 * @param place its number, which makes the matcher's name unique
 */
export function redirectRules(redirect: Redirect, place: number): string {
  const { from, to, status, onlyUnknown } = redirect;
  const name = `redirect_${place}`;
  const pattern = from.endsWith('*') ? `^${from.slice(0, -1)}(.*)$` : `^${from}$`;
  const unknown = onlyUnknown
    ? `\n\t\t\tnot file {path} {path}.html\n\t\t\tnot path_regexp ${HASHED_FILE_PATTERN}`
    : '';
  return `
		@${name} {
			path_regexp ${name} ${pattern}${unknown}
		}
${to.endsWith('*') ? withRest(name, redirect) : `\t\tredir @${name} ${to} ${status}\n`}`;
}

const withRest = (name: string, { from, to, status }: Redirect) => `\
		route @${name} {
			uri strip_prefix ${from.replace(/\/\*$/, '')}
			redir ${to.replace(/\/\*$/, '')}{uri} ${status}
		}
`;
