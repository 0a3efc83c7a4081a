import { PATHS } from '../../../src/lib/paths';
import type { Data } from './data-files';

/** A redirect as `createRedirect` takes it. A `*` at the end matches anything, including slashes. */
export type GatsbyRedirect = {
  fromPath: string;
  /** The target. A `*` at its end stands for what the `*` of `fromPath` matched. */
  toPath: string;
  statusCode: 301 | 302;
  /** What is at the target; its address by default. */
  title?: string;
};

/** Redirects unknown posts to the list of posts (docs/decisions/0005-unknown-posts.md). netlify.toml repeats it. */
const unknownPosts: GatsbyRedirect = {
  fromPath: `${PATHS.blog}/*`,
  toPath: PATHS.blog,
  statusCode: 302,
};

/** Where links to `/docs` and `/contact` lead, as `site.json` says. */
type Targets = Pick<Data['site'], 'docsUrl' | 'contactUrl'>;

const TARGETS: Record<string, keyof Targets> = { '/docs': 'docsUrl', '/contact': 'contactUrl' };

/** The paths of this site that may lead elsewhere. */
export const TARGET_PATHS: readonly string[] = Object.keys(TARGETS);

/** Where a link to a path of this site leads: some hosts can't redirect. */
export function targetOf(path: string, targets: Targets): string {
  const key = TARGETS[path];
  return key ? targets[key] : path;
}

/** Targets below these paths, such as `/docs/start`, which another server answers as well. */
export const targetsBelow = (targets: Targets): string[] =>
  TARGET_PATHS.map((path) => [path, targetOf(path, targets)] as const)
    .filter(([path, target]) => target.startsWith(`${path}/`))
    .map(([, target]) => target);

/** Redirects to pages elsewhere, temporary (302) so that a change in `site.json` takes effect at once. */
export const externalRedirects = (targets: Targets): GatsbyRedirect[] =>
  TARGET_PATHS.map((path) => [path, targetOf(path, targets)] as const)
    .filter(([path, address]) => address !== path && !address.startsWith(`${path}/`))
    .flatMap(([fromPath, toPath]): GatsbyRedirect[] => {
      const all = { fromPath: `${fromPath}/*`, toPath: `${toPath.replace(/\/$/, '')}/*` };
      return [
        { fromPath, toPath, statusCode: 302 },
        ...(/^https:/i.test(toPath) ? [{ ...all, statusCode: 302 } as const] : []),
      ];
    });

type Post = { slug: string; title: string; formerly: readonly string[] | null };

/** The path of a former address, which may be the end of one below `/blog`. */
export const formerPath = (former: string): string =>
  (former.startsWith('/') ? former : `${PATHS.blog}/${former}`).replace(/\/$/, '');

/** All redirects. Those from former addresses of posts are permanent (301), for search engines. */
export const redirectsWith = (posts: readonly Post[], targets: Targets): GatsbyRedirect[] => [
  ...posts.flatMap(({ slug, title, formerly }) =>
    (formerly ?? []).map((old): GatsbyRedirect => ({
      fromPath: formerPath(old),
      toPath: `${PATHS.blog}/${slug}`,
      statusCode: 301,
      title,
    })),
  ),
  ...externalRedirects(targets),
  unknownPosts,
];
