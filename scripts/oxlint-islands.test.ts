/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../tests/unit/temporary-folder';

const folder = temporaryFolder();

test('handlers, hooks and class components outside of islands are errors, by whatever name', () => {
  const jsPlugins = [path.resolve('scripts/oxlint-islands.mjs')];
  const rules = { 'site/handlers-in-islands': 'error' };
  folder.write('lint.json', JSON.stringify({ jsPlugins, rules }));
  const parts = ['onMouseEnter', 'onPointerUp', 'useOwn', 'useEffect', 'Component'];
  folder.write(
    'a.tsx',
    `class B extends React.Component {}
     export const A = () => { useOwn(); React.useEffect(f); use(C); return <B onMouseEnter={f} onPointerUp={f} one={f} />; };`,
  );
  const command = [path.resolve('node_modules/oxlint/bin/oxlint'), '-c', 'lint.json', 'a.tsx'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: folder.at(), encoding: 'utf8' });
  const found = [...stdout.matchAll(/\): (\w+) runs only in an island/g)].map(([, name]) => name!);
  expect(found.toSorted()).toEqual(parts.toSorted());
});
