/** @jest-environment node */
import { findWeaknesses } from './rules';
import { textsOfJson, textsOfMarkdown } from './texts';

const inMarkdown = (source: string) =>
  textsOfMarkdown(source).flatMap((text) =>
    findWeaknesses(text).map((message) => [text.line, message]),
  );
const inJson = (source: string) =>
  textsOfJson(source).flatMap((text) =>
    findWeaknesses(text).map((message) => [text.line, message]),
  );

const TWICE = '"the the" says a word twice.';
const WEAK = '"here" doesn’t say where the link leads: name what is there.';
const PICTURE =
  '"Image of a bowl" says that it is a picture, which screen readers say already: begin with what it shows.';

test.each([
  ['a paragraph', 'Boil.\n\nStir the the soup.', 3],
  ['a paragraph over two lines', 'Stir the\nthe soup.', 1],
  ['a heading', '## Stir the the soup', 1],
  ['a table', '| a |\n| - |\n| the the |', 3],
  ['front matter', '---\ntitle: Soup\nexcerpt: Stir the the soup.\n---\n\nBoil.', 3],
])('finds a repeated word in %s', (_where, source, line) => {
  const [found] = inMarkdown(source);
  expect(found).toEqual([line, TWICE]);
});

test('finds a repeated word in a data file', () => {
  expect(inJson('{\n  "lead": "Stir the the soup."\n}')).toEqual([[2, TWICE]]);
});

test.each([
  'She had had lunch.',
  'He said that that was lunch.',
  'The theme of the then theater.',
  'One-on-one on-screen.',
  '`the the`',
])('accepts %s', (source) => {
  expect(inMarkdown(source)).toEqual([]);
});

test.each([
  ['[here](/pricing)', [[1, WEAK]]],
  ['[here][a]\n\n[a]: /pricing', [[1, WEAK]]],
  ['[the plans](/pricing)', []],
  ['Dinner is here.', []],
])('%s has the findings %j', (source, findings) => {
  expect(inMarkdown(source)).toEqual(findings);
});

test('finds a label of a data file that says nothing without its context', () => {
  expect(inJson('{ "cta": { "label": "here", "href": "/" } }')).toEqual([[1, WEAK]]);
});

test('finds an alternative text that says that it is a picture', () => {
  expect(inMarkdown('![Image of a bowl](a.jpg)')).toEqual([[1, PICTURE]]);
  expect(inMarkdown('---\nimageAlt: Image of a bowl\n---\n')).toEqual([[2, PICTURE]]);
  expect(inJson('{ "alt": "Image of a bowl" }')).toEqual([[1, PICTURE]]);
  expect(inMarkdown('![A bowl](a.jpg)\n\nImage of a bowl')).toEqual([]);
});
