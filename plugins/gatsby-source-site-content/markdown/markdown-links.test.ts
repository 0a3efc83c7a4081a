/** @jest-environment node */
import { pictureTargets, replaceTargets } from './markdown-links';

const mark = (markdown: string) => replaceTargets(markdown, (target) => `→${target}`);

test.each([
  ['[a](/b)', '[a](→/b)'],
  ['[a](/b "Title")', '[a](→/b "Title")'],
  ['[a](</b c>)', '[a](<→/b c>)'],
  ['[a](/b_(c))', '[a](→/b_(c))'],
  ['![a](b.jpg)', '![a](→b.jpg)'],
  ['[![a](b.jpg)](/c)', '[![a](→b.jpg)](→/c)'],
  ['[a [b] c](/d)', '[a [b] c](→/d)'],
  ['[a]: /b', '[a]: →/b'],
  ['[a][b] and [c]', '[a][b] and [c]'],
  ['x [a](/b) y [c](/d)', 'x [a](→/b) y [c](→/d)'],
  ['[a\nb](/c)', '[a\nb](→/c)'],
])('the target of a link is replaced: %s', (markdown, replaced) => {
  expect(mark(markdown)).toBe(replaced);
});

test.each([
  '`[a](/b)`',
  '``[a](/b) ` x``',
  '```md\n[a](/b)\n```',
  '~~~\n[a]: /b\n~~~',
  '````\n```\n[a](/b)\n```\n````',
  '\\[a](/b)',
  '[a](',
  'a ] ( b [',
])('what only shows a link stays: %j', (markdown) => {
  expect(mark(markdown)).toBe(markdown);
});

test('after a block of code, links are links again', () => {
  expect(mark('```\n[a](/b)\n```\n[c](/d)')).toBe('```\n[a](/b)\n```\n[c](→/d)');
});

test('a long text without an end of a link is read in no time', () => {
  const startedAt = performance.now();
  mark('['.repeat(20_000));
  mark('`'.repeat(20_000));
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('only relative pictures are looked for in the content', () => {
  const markdown = '![a](./a.jpg) ![b](/b.jpg) ![c](https://c.example/c.jpg) [d](d.pdf)';
  expect(pictureTargets(markdown)).toEqual(['./a.jpg']);
});
