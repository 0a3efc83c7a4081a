/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  countProblems,
  formatProblem,
} from '../../../plugins/gatsby-source-site-content/check/problem';
import vscode from '../../../.vscode/tasks.json';

const command = readFileSync('commands/check-content.mjs', 'utf8');
const { pattern, background } = vscode.tasks[0]!.problemMatcher;

const PROBLEM = {
  file: 'content/blog/Süße Crème 2.md',
  line: 3,
  key: 'titel',
  message: 'unknown key, did you mean "title"?',
};

test('VS Code finds file, line and sentence in a problem of the content', () => {
  const found = new RegExp(pattern.regexp).exec(formatProblem(PROBLEM));
  expect(found?.[pattern.file]).toBe(PROBLEM.file);
  expect(found?.[pattern.line]).toBe('3');
  expect(found?.[pattern.message]).toBe('titel: unknown key, did you mean "title"?');
});

test.each([
  'The content has no problems.',
  countProblems([PROBLEM]),
  countProblems([PROBLEM, PROBLEM]),
])('the end pattern of the VS Code task matches: %s', (line) => {
  expect(line).toMatch(new RegExp(background.endsPattern));
});

test('the begin pattern of the VS Code task matches what the command prints', () => {
  const line = background.beginsPattern.replace(/^\^|\\|\$$/g, '');
  expect(command).toContain(`console.log('${line}')`);
});
