import path from 'node:path';

/** The folder that hosts serve. */
export const BUNDLE = 'public';

/** What tells of a bundle and is not served: its manifest and its bill of materials. */
export const INFO = 'bundle-info';

/** Where builds work; it may be deleted whenever none runs. */
export const WORK = '.build';

/** The paths of a build, from the project's folder. */
export const buildPaths = (root: string) => ({
  bundle: path.join(root, BUNDLE),
  info: path.join(root, INFO),
  /** A copy of the sources, in which Gatsby keeps its cache and its own `public`. */
  site: path.join(root, WORK, 'site'),
  /** What made Gatsby's caches there. */
  makers: path.join(root, WORK, 'makers'),
  /** The next bundle, until it is complete. */
  next: path.join(root, WORK, 'next'),
  nextInfo: path.join(root, WORK, 'next-info'),
  /** The bundle before, for the moment in which the two change places. */
  previous: path.join(root, WORK, 'previous'),
  /** What earlier builds have read of the articles, and their bills of materials. */
  checked: path.join(root, WORK, 'checked.json'),
  /** What they have read of Gatsby's files, and what each file of the bundle was made from. */
  read: path.join(root, WORK, 'read.json'),
  record: path.join(root, WORK, 'record.json'),
  /** What they have read of the links of documents. */
  links: path.join(root, WORK, 'links.json'),
  sboms: path.join(root, WORK, 'sboms'),
  /** Gatsby's own code, compiled. */
  code: path.join(root, WORK, 'code'),
  compressed: path.join(root, WORK, 'compressed'),
  /** Is there while a build runs, and stays if it is killed. */
  lock: path.join(root, WORK, 'lock'),
});

export type BuildPaths = ReturnType<typeof buildPaths>;
