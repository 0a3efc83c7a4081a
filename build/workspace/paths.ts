import path from 'node:path';

/** The folder that hosts serve. */
export const BUNDLE = 'public';

/** The folder with the bundle's manifest and its bill of materials, which no host serves. */
export const INFO = 'bundle-info';

/** The folder that builds work in. It may be deleted whenever no build runs. */
export const WORK = '.build';

/** The absolute paths of a build, from the project's folder. */
export function buildPaths(root: string) {
  const work = path.join(root, WORK);
  return {
    bundle: path.join(root, BUNDLE),
    info: path.join(root, INFO),
    /** A copy of the sources, in which Gatsby has its caches and its own `public`. */
    site: path.join(work, 'site'),
    /** The hash of the inputs that Gatsby's caches were made from. */
    gatsbyInputs: path.join(work, 'gatsby-inputs'),
    /** The new bundle and its info, until they are complete. */
    staging: path.join(work, 'staging'),
    stagingInfo: path.join(work, 'staging-info'),
    /** The old bundle, while the new one takes its place. */
    previous: path.join(work, 'previous'),
    /** What each file of the bundle was made from. */
    bundleSources: path.join(work, 'bundle-sources.json'),
    /** The caches of the content check, of the link check, of postprocessing and of `npm sbom`. */
    contentCache: path.join(work, 'caches', 'content.json'),
    linksCache: path.join(work, 'caches', 'links.json'),
    postprocessCache: path.join(work, 'caches', 'postprocess.json'),
    sbomCache: path.join(work, 'caches', 'sbom.json'),
    compressedCache: path.join(work, 'caches', 'compressed'),
    /** Gatsby's own code, compiled by Node. */
    compileCache: path.join(work, 'caches', 'compiled-code'),
    /** Exists while a build runs, and remains if the build is killed. */
    lock: path.join(work, 'lock'),
  };
}

export type BuildPaths = ReturnType<typeof buildPaths>;
