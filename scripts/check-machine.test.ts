/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { temporaryFolder } from '../tests/unit/temporary-folder';

const { at, write } = temporaryFolder();

/** What a command in this folder prints, and its status. */
function check(folder: string, node = '>=20.19 <26') {
  write(`${folder}/package.json`, JSON.stringify({ engines: { node } }));
  write(`${folder}/scripts/check-machine.cjs`, readFileSync('scripts/check-machine.cjs', 'utf8'));
  const file = at(folder, 'scripts/check-machine.cjs');
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  return [status, stderr.trim()];
}

test('every folder is fine whose name Gatsby can read', () => {
  expect(check("Ada's site, new & [old]")).toEqual([0, '']);
});

test.each(['site (1)', 'site#1', 'site%20one', 'site {1}'])('names the sign in "%s"', (folder) => {
  const [, sign] = /([#%(){}])/.exec(folder)!;
  const sentence = `because of the "${sign}": give the folder another name.`;
  expect(check(folder)).toEqual([1, expect.stringContaining(sentence)]);
});

test.each(['>=99.1 <100', '>=10 <20.19'])('names the Node that is needed: %s', (range) => {
  const [least, end] = range.match(/[\d.]+/g)!;
  const sentence = `This is Node ${process.versions.node}. The site needs at least ${least}, below ${end}.`;
  expect(check('site', range)).toEqual([1, sentence]);
});
