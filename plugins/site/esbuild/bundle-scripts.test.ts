import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { bundleScripts } from './bundle-scripts';

const folder = temporaryFolder();
const cwd = process.cwd();
afterEach(() => process.chdir(cwd));

test.each([
  ['firefox >= 93', '{static{'],
  ['firefox >= 92', 's.lid=1;'],
])('scripts are compiled for the oldest browser of package.json, %s', (line, code) => {
  folder.write('package.json', JSON.stringify({ browserslist: ['last 1 and_ff version', line] }));
  folder.write('pot.js', 'export class Pot { static { this.lid = 1; } }');
  process.chdir(folder.at());
  const { outputFiles } = bundleScripts({ entryPoints: [folder.at('pot.js')], format: 'esm' });
  expect(outputFiles[0]?.text).toContain(code);
});
