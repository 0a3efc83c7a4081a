/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../tests/unit/temporary-folder';

const folder = temporaryFolder();

const CONTROL = `class B extends React.Component {}
  export const A = () => { useOwn(); React.useEffect(f); use(C); return <B onMouseEnter={f} one={f} />; };`;

test('reports hooks, handlers and class components in files that no island imports', () => {
  folder.write(
    'lint.json',
    JSON.stringify({
      jsPlugins: [path.resolve('scripts/oxlint-islands.mjs')],
      rules: { 'site/handlers-in-islands': 'error' },
    }),
  );
  folder.write('src/menu.island.tsx', `import './panel'; import type { A } from './page';`);
  folder.write('src/panel.tsx', `export * from './parts';`);
  folder.write('src/parts/index.tsx', CONTROL);
  folder.write('src/page.tsx', CONTROL);
  const command = [path.resolve('node_modules/oxlint/bin/oxlint'), '-c', 'lint.json', '-f', 'unix'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder.at(), encoding: 'utf8' });
  const reported = [...stdout.matchAll(/(\S+?):\d+:\d+: (\w+) never runs in the browser/g)];
  expect(reported.map(([, file, name]) => `${file} ${name}`).toSorted()).toEqual([
    'src/page.tsx Component',
    'src/page.tsx onMouseEnter',
    'src/page.tsx useEffect',
    'src/page.tsx useOwn',
  ]);
});
