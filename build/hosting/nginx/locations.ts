import type { Redirect } from '../../../src/redirects';

/** A location for a file whose extension does not determine its type. */
export const typeOfFile = ([file, type]: [string, string]) => `
    location = ${file} {
        types {}
        default_type ${type};
        try_files $uri =404;
    }
`;

const prefixOf = ({ from }: Redirect) => from.replace(/\*$/, '');

/** The locations of a redirect. */
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

/** A redirect for an address that nginx cannot decode. */
export const malformedRedirect = (redirect: Redirect) => `\
        if ($request ~ "^[A-Z]+ /+${prefixOf(redirect).slice(1)}") {
            return ${redirect.status} ${redirect.to};
        }
`;
