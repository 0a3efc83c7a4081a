import { problemsOf, testMistakes } from '../../../../tests/unit/mistakes';

/** Paragraphs, tables and headings with a mistake, the sentence about it, and the text after the suggested fix. */
const MISTAKES = [
  {
    text: 'Soup.\n\n    Stew\n    is hot.',
    problem:
      '3  "Stew" becomes code, because of the spaces before it; delete them, or put it between lines of three backticks',
    obeyed: 'Soup.\n\nStew\nis hot.',
  },
  {
    text: '1. Chop\n\n\t\tand peel',
    problem:
      '3  "and peel" becomes code, because of the spaces before it; delete them, or put it between lines of three backticks',
    obeyed: '1. Chop\n\n   ```\n   and peel\n   ```',
  },
  {
    text: 'Soup.\n\n| Soup | Stew |\n| 1 | 2 |',
    problem: '3  "| Soup | Stew |" begins no table; write a line |---|---| below it',
    obeyed: 'Soup.\n\n| Soup | Stew |\n|---|---|\n| 1 | 2 |',
  },
  {
    text: '> | Soup | Stew \\| pie |\n> |---|---|---|\n> | 1 | 2 |',
    problem:
      '1  "| Soup | Stew \\| pie |" has 2 cells, but the line |---|---|---| below it has 3; write |---|---| there',
    obeyed: '> | Soup | Stew \\| pie |\n> |---|---|\n> | 1 | 2 |',
  },
  {
    text: 'Soup | Stew\n-|-|-\n1 | 2',
    problem:
      '1  "Soup | Stew" has 2 cells, but the line -|-|- below it has 3; write |---|---| there',
    obeyed: 'Soup | Stew\n|---|---|\n1 | 2',
  },
  {
    text: '| `a | b` | Stew |\n|---|---|\n| 1 | 2 |',
    problem:
      '1  "| `a | b` | Stew |" has 3 cells, but the line |---|---| below it has 2; write \\| for a bar inside of a cell',
    obeyed: '| `a \\| b` | Stew |\n|---|---|\n| 1 | 2 |',
  },
  {
    text: 'Soup.\n\n##\n\nStew.',
    problem: '3  this heading is empty; write its text, or delete it',
    obeyed: 'Soup.\n\n## Hot\n\nStew.',
  },
];

testMistakes(MISTAKES);

test.each([
  'Soup.\n| Soup | Stew |\n|---|---|\n| 1 |\n\n|x| is how much soup there is.',
  '## ![A pot.](pot.jpg)\n\nSoup.',
  '- Soup\n\n  ~~~~\n  hot\n  ~~~~',
  'Soups of ~/.soup or ~user/~stew, 2^3 and 2^4, C~D; [x]: hot.',
])('accepts %j', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
