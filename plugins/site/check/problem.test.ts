import { guard, reportTo, type Problem } from './problem';

test('an error in the check of a file becomes a problem of that file', async () => {
  const problems: Problem[] = [];
  await guard(reportTo(problems, 'content/blog/soup.md'), () => {
    throw new TypeError('no line');
  });
  expect(problems).toEqual([
    expect.objectContaining({
      file: 'content/blog/soup.md',
      message: expect.stringContaining('TypeError: no line'),
    }),
  ]);
});
