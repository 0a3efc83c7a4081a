/** @jest-environment node */
import { readFileSync, symlinkSync } from 'node:fs';
import { getGatsbyDependents } from 'gatsby/dist/utils/gatsby-dependents';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { packageForGatsby } from './package-for-gatsby';

let mockFolder = '';
jest.mock('gatsby/dist/redux', () => ({
  store: { getState: () => ({ program: { directory: mockFolder } }) },
}));

const { at, write } = temporaryFolder();
const project = readFileSync('package.json', 'utf8');

/** The packages whose code Gatsby itself parses for queries in a project with this package.json. */
async function parsedPackages(text: string): Promise<string[]> {
  write('package.json', text);
  symlinkSync(`${process.cwd()}/node_modules`, at('node_modules'));
  mockFolder = at();
  getGatsbyDependents.cache.clear!();
  const packages: { name: string }[] = await getGatsbyDependents();
  return packages.map(({ name }) => name);
}

describe('packageForGatsby', () => {
  test('leaves no package for Gatsby to parse', async () => {
    expect(await parsedPackages(packageForGatsby(project))).toEqual([]);
  });

  test('is needed, because Gatsby would parse the packages of its plugins', async () => {
    expect(await parsedPackages(project)).toContain('gatsby-plugin-sharp');
  });

  test('keeps everything else', () => {
    const small = { name: 'soup', dependencies: { gatsby: '^5.0.0', react: '^19.0.0' } };
    expect(JSON.parse(packageForGatsby(JSON.stringify(small)))).toEqual({
      ...small,
      devDependencies: {},
    });
  });
});
