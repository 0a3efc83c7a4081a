/** @jest-environment node */
import { skipBuildDependencies } from './skip-build-dependencies';

test('nothing is found out about tools when a compilation is done', () => {
  const buildDependencies = new Set(['/node_modules/babel-loader']);
  skipBuildDependencies.apply({
    hooks: { done: { tap: (_, act) => act({ compilation: { buildDependencies } }) } },
  });
  expect([...buildDependencies]).toEqual([]);
});
