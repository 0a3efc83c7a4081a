import type { CreateWebpackConfigArgs } from 'gatsby';

type Args = Pick<CreateWebpackConfigArgs, 'stage' | 'actions'>;

/**
 * Leaves source maps out of the bundle, which are twice as large as all scripts together.
 * `SOURCE_MAPS=true` in the environment of a build keeps them.
 */
export function onCreateWebpackConfig({ stage, actions }: Args): void {
  if (stage !== 'build-javascript' || process.env.SOURCE_MAPS === 'true') return;
  actions.setWebpackConfig({ devtool: false });
}
