import { parseArticle } from '../article';

/** The problems of a text, each with its line. */
const problemsOf = (text: string) =>
  parseArticle(text).article.issues.map(({ message, line }) => `${line}  ${message}`);

type Mistake = {
  text: string;
  problem: string;
  /** The text after the suggested fix. */
  obeyed: string;
};

const MISTAKES: Mistake[] = [
  // Links, pictures and footnotes.
  {
    text: '![Soup.](./images/my soup.jpg)',
    problem:
      '1  "![Soup.](./images/my soup.jpg)" is no link or picture, because its address has a space; delete it, or put < and > around the address',
    obeyed: '![Soup.](<./images/my soup.jpg>)',
  },
  {
    text: 'Soup[^nowhere]',
    problem: '1  "[^nowhere]" leads to no footnote; add a line [^…]: with its text',
    obeyed: 'Soup[^nowhere]\n\n[^nowhere]: Hot.',
  },
  {
    text: '[text][nowhere]',
    problem:
      '1  "[text][nowhere]" leads nowhere; add a line […]: with the address, or write [text](address)',
    obeyed: '[text][nowhere]\n\n[nowhere]: /pricing',
  },
  {
    text: 'See [how][a].\n[a]: /pricing',
    problem:
      '1  "[how][a]" leads nowhere, because its address on line 2 is read as text; put an empty line above it, and < and > around an address with spaces',
    obeyed: 'See [how][a].\n\n[a]: /pricing',
  },
  {
    text: 'Soup.\n\n[^1]: Hot.',
    problem: '3  nothing leads to the footnote [^1]; write [^1] in the text, or delete it',
    obeyed: 'Soup[^1].\n\n[^1]: Hot.',
  },
  {
    text: 'Soup[^a].\n\n[^a]: Hot.\n\n[^a]: Cold.',
    problem: '5  there is a [^a] already; give this one another name',
    obeyed: 'Soup[^a] or[^b].\n\n[^a]: Hot.\n\n[^b]: Cold.',
  },
  {
    text: '[Soup][a]\n\n[a]: /pricing\n[a]: /try',
    problem: '4  there is a [a] already; give this one another name',
    obeyed: '[Soup][a]\n\n[a]: /pricing\n[b]: /try',
  },
  {
    text: 'Soup.\n\n[Tip]: salt',
    problem: '3  [Tip]: begins the address of a link here; write \\[Tip]: to show it',
    obeyed: 'Soup.\n\n\\[Tip]: salt',
  },
  {
    text: 'See [ ](/pricing).',
    problem: '1  the link to "/pricing" has no text; write one between [ and ]',
    obeyed: 'See [prices](/pricing).',
  },
  {
    text: 'Soup.\n\nSee [how we\nrank](/method now.',
    problem: '3  "[how we rank](/method" is no link; write [how we rank](/method)',
    obeyed: 'Soup.\n\nSee [how we\nrank](/method) now.',
  },
  {
    text: 'See [how](https://soup.example/a now, (or later.',
    problem: '1  "[how](https://soup.example/a" is no link; write [how](https://soup.example/a)',
    obeyed: 'See [how](https://soup.example/a) now, (or later.',
  },
  {
    text: '![A pot.](./pot.jpg',
    problem: '1  "![A pot.](./pot.jpg" is no picture; write ![A pot.](./pot.jpg)',
    obeyed: '![A pot.](./pot.jpg)',
  },
  {
    text: 'See how](/method) now.',
    problem: '1  "how](/method)" is no link; write [ before its words',
    obeyed: 'See [how](/method) now.',
  },
  {
    text: 'See [how(/method) now.',
    problem: '1  "[how(/method)" is no link; write [how](/method)',
    obeyed: 'See [how](/method) now.',
  },
  {
    text: 'See [how](</method) now.',
    problem: '1  "[how](</method" is no link; write [how](/method)',
    obeyed: 'See [how](/method) now.',
  },
  // Bold, italics and escapes.
  {
    text: 'We take *PayPal now.',
    problem: '1  "*PayPal" is printed with its *; write * at its other end too, or \\* to show it',
    obeyed: 'We take *PayPal* now.',
  },
  {
    text: 'We take\n*[PayPal](/pricing) now.',
    problem:
      '2  "*[PayPal](/pricing)" is printed with its *; write * at its other end too, or \\* to show it',
    obeyed: 'We take\n*[PayPal](/pricing)* now.',
  },
  {
    text: 'It is (_really hot.',
    problem: '1  "(_really" is printed with its _; write _ at its other end too, or \\_ to show it',
    obeyed: 'It is (_really_ hot.',
  },
  {
    text: 'Run `npm ci now.',
    problem: '1  "`npm" is printed with its `; write ` at its other end too, or \\` to show it',
    obeyed: 'Run `npm ci` now.',
  },
  {
    text: 'It was ~~cold.',
    problem:
      '1  "~~cold." is printed with its ~~; write ~~ at its other end too, or \\~\\~ to show it',
    obeyed: 'It was ~~cold~~.',
  },
  {
    text: '**Soup:**hot.',
    problem:
      '1  "**Soup:**" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: '**Soup:** hot.',
  },
  {
    text: 'Soup\nis ** hot** today',
    problem:
      '2  "** hot**" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: 'Soup\nis  **hot** today',
  },
  {
    text: '**Read [this](/try) **now',
    problem:
      '1  "**Read [this](/try) **" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: '**Read [this](/try)** now',
  },
  {
    text: '~~Hot ~~cold',
    problem:
      '1  "~~Hot ~~" isn’t struck through; put a space outside of each ~~, and none inside, or write \\~\\~ to show it',
    obeyed: '~~Hot~~ cold',
  },
  {
    text: 'A *hot *soup',
    problem:
      '1  "*hot *" isn’t italic; put a space outside of each *, and none inside, or write \\* to show it',
    obeyed: 'A *hot* soup',
  },
  {
    text: 'A *good* soup\n\nis *hot *',
    problem:
      '3  "*hot *" isn’t italic; put a space outside of each *, and none inside, or write \\* to show it',
    obeyed: 'A *good* soup\n\nis *hot*',
  },
  {
    text: 'A *good* soup: *very hot *, and spicy',
    problem:
      '1  "*very hot *" isn’t italic; put a space outside of each *, and none inside, or write \\* to show it',
    obeyed: 'A *good* soup: *very hot*, and spicy',
  },
  {
    text: '**** ** **hot',
    problem:
      '1  "** **" isn’t bold; put a space outside of each **, and none inside, or write \\*\\* to show it',
    obeyed: '**hot**',
  },
  {
    text: '**Note: hot',
    problem:
      '1  "**Note:" is printed with its **; write ** at its other end too, or \\*\\* to show it',
    obeyed: '**Note:** hot',
  },
  {
    text: '\\*\\*bold\\*\\*',
    problem:
      '1  "\\*\\*bold\\*\\*" is printed with its signs; delete the backslashes, or put it in backticks to show it',
    obeyed: '**bold**',
  },
  {
    text: 'See \\[prices\\](/pricing)',
    problem:
      '1  "\\[prices\\](/pricing)" is printed with its signs; delete the backslashes, or put it in backticks to show it',
    obeyed: 'See [prices](/pricing)',
  },
  {
    text: '\\## Soup',
    problem:
      '1  "\\## Soup" is printed with its signs; delete the backslashes, or put it in backticks to show it',
    obeyed: '## Soup',
  },
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

test.each(MISTAKES)('reports $problem', ({ text, problem }) => {
  expect(problemsOf(text)).toEqual([problem]);
});

test.each(MISTAKES)('accepts the suggested fix: $problem', ({ obeyed }) => {
  expect(problemsOf(obeyed)).toEqual([]);
});

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
