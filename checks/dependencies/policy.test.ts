/** @jest-environment node */
import { readFileSync } from 'node:fs';
import lock from '../../package-lock.json';
import project from '../../package.json';
import { namesWithInstallScripts, type LockFile } from './lock-file';

const record = readFileSync('docs/decisions/0007-dependencies.md', 'utf8');
const npmSettings = readFileSync('.npmrc', 'utf8').split('\n');

const direct = Object.keys({ ...project.dependencies, ...project.devDependencies });

test.each(direct)('the record says what %s earns', (name) => {
  expect(record).toContain(`\`${name}\``);
});

test.each(Object.keys(project.overrides))('the record says why %s is overridden', (name) => {
  const overrides = record.slice(record.indexOf('**Overrides**'));
  expect(overrides).toContain(`\`${name}\``);
});

test('every package with an install script is listed as allowed or refused', () => {
  expect(Object.keys(project.allowScripts).toSorted()).toEqual(
    namesWithInstallScripts(lock as LockFile),
  );
});

test('an install script that is allowed has its reason in the record', () => {
  const reasons = record.slice(record.indexOf('**Install scripts**'));
  const allowed = Object.entries(project.allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.filter(([name]) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

test('an npm that knows no list runs no install script at all', () => {
  expect(npmSettings).toContain('ignore-scripts=true');
});

test('no script counts on npm running another before or after it, as that is switched off', () => {
  const names = Object.keys(project.scripts);
  const hooks = names.filter((name) => names.includes(name.replace(/^(pre|post)/, '')));
  expect(hooks.filter((name) => /^(pre|post)/.test(name))).toEqual([]);
});
