import type { GatsbyConfig } from 'gatsby';

/**
 * An adapter that changes nothing. Without one in the configuration, Gatsby downloads a module
 * that lists adapters in every build, and runs it.
 */
export const adapter: GatsbyConfig['adapter'] = { name: 'none', adapt: () => {} };
