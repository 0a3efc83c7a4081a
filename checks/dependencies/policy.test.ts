/** @jest-environment node */
import { readFileSync } from 'node:fs';
import lock from '../../package-lock.json';
import project from '../../package.json';
import { namesWithInstallScripts, type LockFile } from './lock-file';

const record = readFileSync('docs/decisions/0007-dependencies.md', 'utf8');
const npmSettings = readFileSync('.npmrc', 'utf8').split('\n');

const direct = Object.keys({ ...project.dependencies, ...project.devDependencies });

test.each(direct)('0007-dependencies.md gives a reason for %s', (name) => {
  expect(record).toContain(`\`${name}\``);
});

test.each(Object.keys(project.overrides))(
  '0007-dependencies.md gives a reason for the override of %s',
  (name) => {
    const overrides = record.slice(record.indexOf('**Overrides**'));
    expect(overrides).toContain(`\`${name}\``);
  },
);

test('package.json allows or refuses every install script', () => {
  expect(Object.keys(project.allowScripts).toSorted()).toEqual(
    namesWithInstallScripts(lock as LockFile),
  );
});

test('0007-dependencies.md gives a reason for every allowed install script', () => {
  const reasons = record.slice(record.indexOf('**Install scripts**'));
  const allowed = Object.entries(project.allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed.filter(([name]) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

test('.npmrc switches off all install scripts for older versions of npm', () => {
  expect(npmSettings).toContain('ignore-scripts=true');
});

test('package.json has no pre and post scripts, which .npmrc switches off', () => {
  const names = Object.keys(project.scripts);
  const hooks = names.filter((name) => names.includes(name.replace(/^(pre|post)/, '')));
  expect(hooks.filter((name) => /^(pre|post)/.test(name))).toEqual([]);
});
