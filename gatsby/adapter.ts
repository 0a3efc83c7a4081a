import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';

/** The file, below the site's folder, that shows that Gatsby has finished a build. */
export const FINISHED_FILE = path.join('.cache', 'build-finished');

/**
 * An adapter that changes nothing. Without one in the configuration, Gatsby downloads a module
 * that lists adapters in every build, and runs it. Gatsby calls `adapt` as the last step of a build.
 */
export const adapter: GatsbyConfig['adapter'] = {
  name: 'none',
  adapt: () => writeFileSync(FINISHED_FILE, ''),
};
