/** @jest-environment node */
import { forgetTools, versionCache } from './compiler-cache';
import { temporaryFolder } from '../test/temporary-folder';

const project = temporaryFolder();

const FILES = {
  'package-lock.json': '{}',
  'gatsby-config.ts': 'export default {};',
  'gatsby-node.ts': 'export {};',
  'src/gatsby/webpack.ts': 'export {};',
};

/** The version of the cache in a project with these files. */
function versionWith(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) project.write(file, text);
  const cache: { version?: string } = {};
  versionCache({ cache }, project.at());
  return cache.version;
}

test.each(Object.keys(FILES))('another %s begins anew', (file) => {
  const before = versionWith(FILES);
  expect(versionWith({ [file]: 'another' })).not.toBe(before);
});

test('what is compiled decides nothing: webpack looks at its sources itself', () => {
  const before = versionWith(FILES);
  expect(versionWith({ 'src/pages/index.tsx': 'another' })).toBe(before);
});

test('nothing is found out about tools when a compilation is done', () => {
  const buildDependencies = new Set(['/node_modules/babel-loader']);
  forgetTools.apply({
    hooks: { done: { tap: (_, act) => act({ compilation: { buildDependencies } }) } },
  });
  expect([...buildDependencies]).toEqual([]);
});
