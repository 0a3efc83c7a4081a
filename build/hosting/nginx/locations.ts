import type { Redirect } from '../../../src/redirects';

/** A file whose type its extension doesn't tell. */
export const typeOfFile = ([file, type]: [string, string]) => `
    location = ${file} {
        types {}
        default_type ${type};
        try_files $uri =404;
    }
`;

const prefixOf = ({ from }: Redirect) => from.replace(/\*$/, '');

/** A redirect, as locations. */
export function location(redirect: Redirect): string {
  const { from, to, status, onlyUnknown } = redirect;
  if (onlyUnknown) {
    const name = `@unknown${prefixOf(redirect).replaceAll('/', '_').replace(/_$/, '')}`;
    return `
    location ${prefixOf(redirect)} {
        try_files $uri $uri.html ${name};
    }

    location ${name} {
        return ${status} ${to};
    }
`;
  }
  if (!from.endsWith('*'))
    return `
    location = ${from} {
        return ${status} ${to};
    }
`;
  return `
    location ${prefixOf(redirect)} {
        rewrite ^${prefixOf(redirect)}(.*)$ ${to.replace('*', '$1')} ${status === 301 ? 'permanent' : 'redirect'};
    }
`;
}

/** The same for an address that nginx can't read. */
export const malformed = (redirect: Redirect) => `\
        if ($request ~ "^[A-Z]+ /+${prefixOf(redirect).slice(1)}") {
            return ${redirect.status} ${redirect.to};
        }
`;
