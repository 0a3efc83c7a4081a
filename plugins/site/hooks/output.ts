import { existsSync } from 'node:fs';
import type { BuildArgs } from 'gatsby';
import { islandSources } from '../island-files';
import { writeBundle } from '../bundle';
import { move, putOutputAway, restoreOutput } from '../output';

/** Puts Gatsby's output of the last build back into `public`. A build that fails takes it away again. */
export function onPreInit(): void {
  restoreOutput();
  if (process.env.gatsby_executing_command !== 'build') return;
  process.once('exit', (code) => {
    if (code !== 0 && existsSync('public')) putOutputAway();
  });
}

/** Replaces Gatsby's output with the bundle for hosts, which plugins after this one find in `public`. */
export async function onPostBuild({ graphql, store, reporter }: BuildArgs): Promise<void> {
  const { folder, problems } = await writeBundle(graphql, store.getState(), islandSources());
  if (problems.length > 0) reporter.panic(problems.join('\n'));
  putOutputAway();
  move(folder, 'public');
}
