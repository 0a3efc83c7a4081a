/** The hosts that are tested. `bare` serves files without redirects and without extra headers. */
export type Host = 'reference' | 'bare' | 'nginx' | 'caddy' | 'cloudflare';

/** A row of the table. `{script}`, `{picture}` and `{share}` as a path mean a file whose name has a hash. */
export type RequestRow = {
  what: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Whether it is sent twice, the second time with the ETag of the first answer. */
  repeatWithEtag?: boolean;
  answer: Answer;
  /** The answers of hosts that can't give this one; docs/hosts.md says why. */
  exceptions?: Partial<Record<Host, Answer>>;
};

export type Answer = {
  /** The status, or all that are allowed. */
  status: number | number[];
  location?: string;
  type?: string;
  cache?: 'immutable' | 'revalidate';
  /** Whether it carries the headers of a document, the policy among them. */
  document?: boolean;
  /** What the body is: the page at the address, the 404 page, or nothing. */
  body?: 'page' | 'notFound' | 'none';
  /** The target of a `<meta http-equiv="refresh">`. */
  leadsTo?: string;
  /** How the body is compressed; `none` if it is not. */
  encoding?: 'br' | 'gzip' | 'none';
  /** How the header `Content-Range` begins. */
  range?: string;
};
