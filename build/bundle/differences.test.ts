/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareProjects, firstDifference } from './differences';

let root = '';
const at = (...parts: string[]) => path.join(root, ...parts);
const compare = () => compareProjects(at('one'), at('two'), ['public']);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'differences-'));
  for (const project of ['one', 'two']) {
    mkdirSync(at(project, 'public'), { recursive: true });
    writeFileSync(at(project, 'public/index.html'), '<p>Soup</p>');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

test('equal bundles have no differences', () => {
  expect(compare()).toEqual([]);
});

test('names a file that differs, with the first different bytes', () => {
  writeFileSync(at('two/public/index.html'), '<p>Soap</p>');
  expect(compare()).toEqual(['index.html differs at byte 5: "up</p>" and "ap</p>"']);
});

test('names a file that only one bundle has', () => {
  writeFileSync(at('one/public/a.js'), '');
  writeFileSync(at('two/public/b.js'), '');
  expect(compare()).toEqual([
    `a.js is only in ${at('one/public')}`,
    `b.js is only in ${at('two/public')}`,
  ]);
});

test('reports two builds without a bundle', () => {
  for (const project of ['one', 'two']) rmSync(at(project, 'public'), { recursive: true });
  expect(compare()).toEqual(['There is no public/.']);
});

test('firstDifference of a file and its prefix is the length of the prefix', () => {
  expect(firstDifference(Buffer.from('so'), Buffer.from('soup'))).toBe(2);
});
