import { buildFolder } from '../../tests/unit/build-folder';
import { readCodeHash, writeCodeHash } from './code-hash';

const folder = buildFolder();
afterEach(() => jest.restoreAllMocks());

test('the hash depends on the code, the browsers and an address, but not on the command', () => {
  const hash = () => {
    writeCodeHash();
    return readCodeHash();
  };
  for (const file of ['gatsby-config.ts', 'gatsby-node.ts']) folder.write(file, 'export {}');
  folder.write('plugins/site/gatsby-node.ts', "export * from '../../src/pot'");
  folder.write('src/pot.ts', "export const pot = 'iron'");
  const first = hash();
  jest.replaceProperty(process, 'env', { NODE_ENV: 'development' });
  expect(hash()).toBe(first);
  folder.write('src/pot.ts', "export const pot = 'clay'");
  const changed = hash();
  expect(changed).not.toBe(first);
  folder.write('package.json', '{ "browserslist": ["firefox 128"] }');
  const supported = hash();
  expect([first, changed]).not.toContain(supported);
  jest.replaceProperty(process, 'env', { GATSBY_APP_URL: 'https://a.b' });
  expect([first, changed, supported]).not.toContain(hash());
});
