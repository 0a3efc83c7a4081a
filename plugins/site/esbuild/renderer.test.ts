import path from 'node:path';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { bundleRenderer } from './renderer';

const folder = temporaryFolder();

test('a component that imports a stylesheet ends the build', async () => {
  folder.write(
    'soup.tsx',
    "import './soup.css';\nexport const Soup = () => <p className='soup' />;\n",
  );
  const file = path.relative('', folder.at('soup.tsx'));
  await expect(bundleRenderer({}, folder.at('soup.tsx'), folder.at('renderer.js'))).rejects.toThrow(
    `${file} imports "./soup.css", whose styles would be lost: import that file in src/styles/main.css instead.`,
  );
});

test('documents know the names of components that are called alike', async () => {
  folder.write('first.tsx', 'export function Soup() { return null; }\n');
  folder.write('second.tsx', 'export function Soup() { return null; }\n');
  folder.write(
    'entry.ts',
    "import * as first from './first';\nimport * as second from './second';\nexport const names = [first.Soup.name, second.Soup.name];\n",
  );
  const file = await bundleRenderer({}, folder.at('entry.ts'), folder.at('renderer.js'));
  expect(require(file).names).toEqual(['Soup', 'Soup']);
});

test('pages read the variables of the build', async () => {
  folder.write('entry.ts', 'export const drafts = process.env.SITE_DRAFTS;\n');
  const values = { SITE_DRAFTS: '1' };
  const file = await bundleRenderer(values, folder.at('entry.ts'), folder.at('variables.js'));
  expect(require(file).drafts).toBe('1');
});
