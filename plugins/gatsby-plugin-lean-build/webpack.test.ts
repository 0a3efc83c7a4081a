/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { CONFIG_TIMEOUT, gatsbyWebpackConfig } from '../../tests/unit/gatsby-webpack-config';
import { onCreateWebpackConfig } from './webpack';
import { SkipBuildDependenciesPlugin, STALE_CACHES_DELETED } from './webpack-plugins';

jest.setTimeout(CONFIG_TIMEOUT);

type Args = Parameters<typeof onCreateWebpackConfig>[0];

afterEach(() => {
  delete process.env.SOURCE_MAPS;
  delete process.env[STALE_CACHES_DELETED];
});

/** The settings that are merged into Gatsby's configuration for a stage. */
function settingsFor(stage: CreateWebpackConfigArgs['stage']) {
  const config = gatsbyWebpackConfig(stage);
  const setWebpackConfig = jest.fn();
  const actions = { setWebpackConfig, replaceWebpackConfig: jest.fn() };
  const plugins = { minifyJs: jest.fn(() => ({})) };
  onCreateWebpackConfig({ stage, actions, getConfig: () => config, plugins } as unknown as Args);
  return setWebpackConfig.mock.calls[0]?.[0];
}

describe('onCreateWebpackConfig', () => {
  test.each(['build-javascript', 'build-html'] as const)('makes no source maps in %s', (stage) => {
    expect(settingsFor(stage)).toMatchObject({ devtool: false });
  });

  test('keeps source maps when SOURCE_MAPS asks for them', () => {
    process.env.SOURCE_MAPS = 'true';
    expect(settingsFor('build-javascript')).not.toHaveProperty('devtool');
  });

  test('changes nothing in development', () => {
    expect(settingsFor('develop')).toBeUndefined();
  });

  test('skips build dependencies only where stale caches are deleted', () => {
    const plugin = expect.any(SkipBuildDependenciesPlugin);
    expect(settingsFor('build-html').plugins).not.toContainEqual(plugin);
    process.env[STALE_CACHES_DELETED] = 'true';
    expect(settingsFor('build-html').plugins).toContainEqual(plugin);
  });
});
