/** @jest-environment node */
import type { CreateWebpackConfigArgs } from 'gatsby';
import { skipBuildDependencies } from './skip-build-dependencies';
import { hashOfFiles, onCreateWebpackConfig } from './webpack';

type Args = Parameters<typeof onCreateWebpackConfig>[0];

afterEach(() => delete process.env.SOURCE_MAPS);

function configFor(stage: CreateWebpackConfigArgs['stage'], config = {}) {
  const setWebpackConfig = jest.fn();
  const actions = { setWebpackConfig, replaceWebpackConfig: jest.fn() };
  const getConfig = () => config;
  onCreateWebpackConfig({ stage, actions, getConfig, plugins: {} } as unknown as Args);
  return setWebpackConfig.mock.calls[0]?.[0];
}

test.each(['build-javascript', 'build-html'] as const)('%s makes no source maps', (stage) => {
  expect(configFor(stage)).toMatchObject({ devtool: false });
});

test('source maps can be asked for', () => {
  process.env.SOURCE_MAPS = 'true';
  expect(configFor('build-javascript')).not.toHaveProperty('devtool');
});

test('a developer keeps them', () => {
  expect(configFor('develop')).toBeUndefined();
});

test('the renderer is the same in every run of a CI', () => {
  const definitions = { 'process.env.NODE_ENV': '"production"', 'process.env.RUN': '"7"' };
  configFor('build-html', { plugins: [{ definitions }] });
  expect(definitions).toEqual({ 'process.env.NODE_ENV': '"production"' });
});

test.each(['build-javascript', 'build-html'] as const)(
  '%s looks at no tools for its cache',
  (stage) => {
    expect(configFor(stage).plugins).toContain(skipBuildDependencies);
  },
);

/** The hash of a compilation that made files with these names. */
function hashOf(...names: string[]) {
  const compilation = { hash: 'webpack', getAssets: () => names.map((name) => ({ name })) };
  hashOfFiles.apply({ hooks: { done: { tap: (_, act) => act({ compilation }) } } });
  return compilation.hash;
}

test('the same files have the same hash, in whatever order they were made', () => {
  expect(hashOf('app-1.js', 'styles.2.css')).toBe(hashOf('styles.2.css', 'app-1.js'));
  expect(hashOf('app-1.js')).toMatch(/^[0-9a-f]{20}$/);
});

test('other files have another', () => {
  expect(hashOf('app-1.js')).not.toBe(hashOf('app-2.js'));
});
