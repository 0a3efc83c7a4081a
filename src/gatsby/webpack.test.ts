/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { onCreateWebpackConfig } from './webpack';

afterEach(() => delete process.env.SOURCE_MAPS);

function configFor(stage: CreateWebpackConfigArgs['stage']) {
  const setWebpackConfig = jest.fn();
  const actions = { setWebpackConfig } as unknown as CreateWebpackConfigArgs['actions'];
  onCreateWebpackConfig({ stage, actions });
  return setWebpackConfig.mock.calls[0]?.[0];
}

test('a production build makes no source maps', () => {
  expect(configFor('build-javascript')).toEqual({ devtool: false });
});

test('source maps can be asked for', () => {
  process.env.SOURCE_MAPS = 'true';
  expect(configFor('build-javascript')).toBeUndefined();
});

test('a developer keeps them', () => {
  expect(configFor('develop')).toBeUndefined();
});
