import { formatPath, formatProblem, inOrder } from './problem';

test.each([
  [{ file: 'a.md', line: 3, key: 'title', message: 'wrong' }, 'a.md:3  title: wrong'],
  [{ file: 'a.md', line: 3, message: 'wrong' }, 'a.md:3  wrong'],
  [{ file: 'a.md', message: 'wrong' }, 'a.md  wrong'],
])('formatProblem writes %j as %j', (problem, line) => {
  expect(formatProblem(problem)).toBe(line);
});

test.each([
  [[], undefined],
  [['plans', 1, 'monthlyPrice'], 'plans[1].monthlyPrice'],
])('formatPath writes %j as %j', (path, key) => {
  expect(formatPath(path)).toBe(key);
});

test('inOrder sorts problems by file and line', () => {
  const problems = [
    { file: 'b.md', line: 1, message: 'x' },
    { file: 'a.md', line: 10, message: 'x' },
    { file: 'a.md', line: 9, message: 'z' },
    { file: 'a.md', line: 9, message: 'y' },
    { file: 'a.md', message: 'x' },
  ];
  expect(inOrder(problems)).toEqual(problems.toReversed());
});
