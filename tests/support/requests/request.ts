/** The hosts that the table is run against. `bare` is one that knows files and nothing else. */
export type Host = 'reference' | 'bare' | 'nginx' | 'caddy' | 'cloudflare';

/** What is asked for. `{script}`, `{picture}` and `{share}` stand for files of the build with a hash. */
export type Request = {
  what: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Whether it is asked twice, the second time with the ETag of the first answer. */
  again?: boolean;
  answer: Answer;
  /** Where a host can't, and what it does instead. docs/hosts.md says why. */
  but?: Partial<Record<Host, Answer>>;
};

export type Answer = {
  /** The status, or those that are as good. */
  status: number | number[];
  location?: string;
  type?: string;
  cache?: 'immutable' | 'revalidate';
  /** Whether it carries the headers of a document, the policy among them. */
  document?: boolean;
  /** What the body is: the page of the address, the page of unknown ones, or nothing. */
  body?: 'page' | 'notFound' | 'none';
  /** Where a `<meta http-equiv="refresh">` leads. */
  leadsTo?: string;
  /** How the body is compressed; `none` if it is not. */
  encoding?: 'br' | 'gzip' | 'none';
  range?: string;
};
