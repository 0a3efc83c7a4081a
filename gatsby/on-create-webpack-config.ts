import type { CreateWebpackConfigArgs } from 'gatsby';

/** Makes no source maps: they would be four times as large as all scripts. */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage.startsWith('build-')) actions.setWebpackConfig({ devtool: false });
}
