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

test('a file that differs is named, with the place and what stands there', () => {
  writeFileSync(at('two/public/index.html'), '<p>Soap</p>');
  expect(compare()).toEqual(['index.html differs at byte 5: "up</p>" and "ap</p>"']);
});

test('a file that only one has is named', () => {
  writeFileSync(at('one/public/a.js'), '');
  writeFileSync(at('two/public/b.js'), '');
  expect(compare()).toEqual([
    `a.js is only in ${at('one/public')}`,
    `b.js is only in ${at('two/public')}`,
  ]);
});

test('two builds without a bundle are no success', () => {
  for (const project of ['one', 'two']) rmSync(at(project, 'public'), { recursive: true });
  expect(compare()).toEqual(['There is no public/.']);
});

test('a file that begins another parts from it at its end', () => {
  expect(firstDifference(Buffer.from('so'), Buffer.from('soup'))).toBe(2);
});
