import type { BuildArgs } from 'gatsby';
import { islandSources } from '../esbuild/island-files';
import { writeBundle } from '../bundle/write-bundle';
import { move, putOutputAway } from '../output';

/** Replaces Gatsby's output with the bundle for hosts, which plugins after this one find in `public`. */
export async function onPostBuild({ graphql, store, reporter }: BuildArgs): Promise<void> {
  const { folder, problems } = await writeBundle(graphql, store.getState(), islandSources());
  if (problems.length > 0) reporter.panic(problems.join('\n'));
  putOutputAway();
  move(folder, 'public');
}
