import { type Mistake, problemsOf, testMistakes } from '../../../../tests/unit/mistakes';

const MISTAKES: Mistake[] = [
  // Accidental blocks.
  {
    text: 'Whisk 3 eggs\n+ 2 yolks',
    problem:
      '2  "+ 2 yolks" begins a list; join it with the line above, or put an empty line between them',
    obeyed: 'Whisk 3 eggs + 2 yolks',
  },
  {
    text: 'Bake it at\n- 200 °C until it is brown',
    problem:
      '2  "- 200 °C until it is brown" begins a list; join it with the line above, or put an empty line between them',
    obeyed: 'Bake it at\n\n- 200 °C until it is brown',
  },
  {
    text: 'Use soups with\n> 5 g of fiber',
    problem:
      '2  "> 5 g of fiber" begins a quotation; join it with the line above, or put an empty line between them',
    obeyed: 'Use soups with > 5 g of fiber',
  },
  {
    text: '> Use soups with\n> > 5 g of fiber',
    problem:
      '2  "> > 5 g of fiber" begins a quotation; join it with the line above, or put an empty line between them',
    obeyed: '> Use soups with > 5 g of fiber',
  },
  {
    text: 'Soup is good\n---\nStew as well',
    problem:
      '1  "Soup is good" becomes a heading, because of the line --- below it; put an empty line between them, or begin it with ##',
    obeyed: 'Soup is good\n\n---\nStew as well',
  },
  {
    text: 'Soup,\nalways.\n-------',
    problem:
      '1  "Soup, always." becomes a heading, because of the line ------- below it; put an empty line between them, or begin it with ##',
    obeyed: 'Soup,\nalways.\n\n-------',
  },
  {
    text: '1. Chop\n\n![A pot.](a.jpg)\n\n1. Boil',
    problem:
      '5  these steps begin at 1 again; write 2. here, or begin what stands above with three spaces',
    obeyed: '1. Chop\n\n![A pot.](a.jpg)\n\n2. Boil',
  },
  {
    text: '1. Chop\n1. Peel\n\n~~~\nhot\n~~~\n\n1. Boil',
    problem:
      '8  these steps begin at 1 again; write 3. here, or begin what stands above with three spaces',
    obeyed: '1. Chop\n1. Peel\n\n   ~~~\n   hot\n   ~~~\n\n1. Boil',
  },
  {
    text: '2016. That was a year.',
    problem: '1  2016. begins a list here; write 2016\\. to begin a sentence',
    obeyed: '2016\\. That was a year.',
  },
  // Headings, tables, code and boxes.
  {
    text: 'Soup.\n\n### Hot',
    problem: '3  this heading skips a level; begin it, and all like it, with ##',
    obeyed: 'Soup.\n\n## Hot',
  },
  {
    text: 'a|b\n-|-\n1|2|3',
    problem:
      '3  the table has 2 columns, but this row has 3 cells; write \\| for a bar inside of a cell',
    obeyed: 'a|b\n-|-\n1|2\\|3',
  },
  {
    text: 'Soup.\n\n~~~js\nsoup()',
    problem: '3  this code has no end; write ~~~ below it',
    obeyed: 'Soup.\n\n~~~js\nsoup()\n~~~',
  },
  {
    text: 'Soup.\n\n> [!NOTES]\n> Hot.',
    problem:
      '3  expected "[!NOTE]", "[!TIP]", "[!IMPORTANT]", "[!WARNING]", "[!CAUTION]" or "[!PULLQUOTE]", found "[!NOTES]", did you mean "[!NOTE]"?',
    obeyed: 'Soup.\n\n> [!NOTE]\n> Hot.',
  },
  {
    text: '> [!NOTE] Hot.',
    problem: '1  put the marker [!NOTE] on its own line',
    obeyed: '> [!NOTE]\n> Hot.',
  },
  {
    text: '> [!TIP]\n\nHot.',
    problem: '1  the box [!TIP] is empty; begin each line of its text with >',
    obeyed: '> [!TIP]\n>\n> Hot.',
  },
  {
    text: '<!-- plates -->\n\nSoup.',
    problem:
      '1  expected a table with a picture in its first row, above percentages, below <!-- plates -->; move it there, or delete it',
    obeyed: '<!-- plates -->\n\n|a|![](b.jpg) c|\n|-|-|\n|d|5%|\n|e|5%|',
  },
];

testMistakes(MISTAKES);

test.each([
  'A {name}, {a: 1} and {a, b}; 10:30:45, $5 or $6, a == b, [x], \\[^1\\] [!].\n\n<!-- {{ x }} -->',
  "<ul>\n<li>* a\n<li><code>**b**</code>\n</ul>\n\n[a url='https://soup.example']; `**c**`; [[1]](/pricing)\n\n[//]: # (note)",
  'You need:\n- eggs\n- milk\n\nYou need\n- eggs\n- milk',
  '- Fruit\n  - Apples\n\n5 \\* 3, 2 * 3 * 4 and a* b*',
  'A heading\n---------\n\nAnother\n=======\n\nSoup.\n\n---\n\nStew.',
  '1. Chop\n\nThen rest, and for the sauce:\n\n1. Boil\n\n## Bread\n\n1. Knead',
  '10. Chop\n11. Boil\n\n12:30 is lunch.',
  '> [!NOTE]\nlazy text of the box',
  'It costs $5* a month, 2 * 3 snake_case_names and 5 *6.\n\n*Until May.',
  'He wrote [sic](as we\nread it) so [1] [2], see the pots [on the shelf (/try) here] or a[0](b).',
  'It was 5 p.m.: soup. Then `\\*\\*` and 3 \\* 4 \\* 5.',
])('accepts %j', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
