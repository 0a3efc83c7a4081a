/** @jest-environment node */
import { forgetTools } from './skip-build-dependencies';

test('nothing is found out about tools when a compilation is done', () => {
  const buildDependencies = new Set(['/node_modules/babel-loader']);
  forgetTools.apply({
    hooks: { done: { tap: (_, act) => act({ compilation: { buildDependencies } }) } },
  });
  expect([...buildDependencies]).toEqual([]);
});
