import { rmSync } from 'node:fs';

export { onPostBuild } from './on-post-build';
export { createResolvers, createSchemaCustomization } from './share-field';

/**
 * Makes every build a clean one. Gatsby would update the documents of the last build, which `onPostBuild`
 * has renamed and rewritten. Without `public`, it drops its cache of them.
 */
export function onPreInit(): void {
  if (process.env.NODE_ENV === 'production') rmSync('public', { recursive: true, force: true });
}
