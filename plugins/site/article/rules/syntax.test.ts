import { problemsOf, testAsCode, testMistakes } from '../../../../tests/unit/mistakes';

/** Syntax of other systems, the sentence about it, and the text after the suggested fix. */
const SYNTAX = [
  {
    text: 'Soup.\n\n{{< figure src="a.jpg" >}}',
    problem:
      '3  "{{< figure src="a.jpg" >}}" is code of another system, such as Hugo or Jekyll; replace it with what it shows',
    obeyed: 'Soup.\n\n![A pot.](a.jpg)',
  },
  {
    text: '{% include soup.html %} and {{ page.title }}',
    problem:
      '1  "{% include soup.html %}" is code of another system, such as Hugo or Jekyll; replace it with what it shows (and 1 more like it)',
    obeyed: 'Soup and stew',
  },
  {
    text: 'Hot\n\n{/* soon */}',
    problem:
      '3  "{/* soon */}" is a comment of another system; delete it, or put it between <!-- and -->',
    obeyed: 'Hot\n\n<!-- soon -->',
  },
  {
    text: '~~~\na\n~~~\n\n%%a%% %%b%%',
    problem:
      '5  "%%a%%" is a comment of another system; delete it, or put it between <!-- and --> (and 1 more like it)',
    obeyed: '~~~\na\n~~~\n\n<!--a--> <!--b-->',
  },
  {
    text: '<b style={{ color: "red" }}>',
    problem:
      '1  "<b style={{ color: "red" }}>" is a tag of JSX; write it as HTML, or what it shows',
    obeyed: '<b>Hot</b>',
  },
  {
    text: '## Soup {#own-id}',
    problem:
      '1  "{#own-id}" is for kramdown; delete it: headings have ids, and <img … width="200"> makes a picture smaller',
    obeyed: '## Soup',
  },
  {
    text: 'A claim ^37066d',
    problem: '1  "^37066d" is a mark of Obsidian, to which nothing leads; delete it',
    obeyed: 'A claim',
  },
  {
    text: 'A claim^[a note].',
    problem: '1  "^[a note]" is no footnote here; write [^1], and [^1]: with the note below',
    obeyed: 'A claim[^1].\n\n[^1]: a note',
  },
  {
    text: 'A claim[^a note].\n\n[^a note]: Soup.',
    problem:
      '1  "[^a note]" is no footnote here; write [^1], and [^1]: with the note below (and 1 more like it)',
    obeyed: 'A claim[^1].\n\n[^1]: Soup.',
  },
  {
    text: '#soup #stew',
    problem:
      '1  "#soup #stew" isn’t a heading: put a space after #, or write \\# to show it; a tag goes into category',
    obeyed: '\\#soup \\#stew',
  },
  {
    text: 'Hot.\n##Soup',
    problem:
      '2  "##Soup" isn’t a heading: put a space after #, or write \\# to show it; a tag goes into category',
    obeyed: 'Hot.\n## Soup',
  },
  {
    text: '#What is a gap?\n\nSoup.',
    problem:
      '1  "#What is a gap?" isn’t a heading: put a space after #, or write \\# to show it; a tag goes into category',
    obeyed: '# What is a gap?\n\nSoup.',
  },
  {
    text: '#Soup (for two)\n\nHot.',
    problem:
      '1  "#Soup (for two)" isn’t a heading: put a space after #, or write \\# to show it; a tag goes into category',
    obeyed: '\\#Soup (for two)\n\nHot.',
  },
  {
    text: '[NEWS](https://soup.example/{{ tag }}/news)',
    problem:
      '1  "{{ tag }}" is code of another system, such as Hugo or Jekyll; replace it with what it shows',
    obeyed: '[NEWS](https://soup.example/1/news)',
  },
  {
    text: 'See [the `soup`](my soup.md).',
    problem:
      '1  "[the `soup`](my soup.md)" is no link or picture, because its address has a space; delete it, or put < and > around the address',
    obeyed: 'See [the `soup`](</blog/my soup>).',
  },
  {
    text: ':::note\nHot\n:::',
    problem:
      '1  ":::note" is for a box of another system; begin one with > [!NOTE] (and 1 more like it)',
    obeyed: '> [!NOTE]\n> Hot',
  },
  {
    text: '!!! note "Hot"',
    problem: '1  "!!! note "Hot"" is for a box of another system; begin one with > [!NOTE]',
    obeyed: '> [!NOTE]\n> Hot',
  },
  {
    text: 'Hot.\\',
    problem: '1  "Hot.\\" is printed with its backslash; delete the backslash',
    obeyed: 'Hot.',
  },
  {
    text: '<?php echo 1 ?>',
    problem:
      '1  "<?php echo 1 ?>" is a program or a declaration, which the page leaves out; put it in a code block',
    obeyed: '```php\n<?php echo 1 ?>\n```',
  },
  {
    text: '\\[gallery ids="1,2"\\]',
    problem: '1  "\\[gallery ids="1,2"\\]" is a shortcode; replace it with what it shows',
    obeyed: '![Two pots.](a.jpg)',
  },
  {
    text: '[[toc]]',
    problem: '1  "[[toc]]" isn’t needed, because the page lists the headings; delete it',
    obeyed: '',
  },
  {
    text: 'Soup is H~2~O with vitamin B~12~',
    problem:
      '1  "~2~" is printed with its signs; put it between <sub> and </sub> instead (and 1 more like it)',
    obeyed: 'Soup is H<sub>2</sub>O with vitamin B<sub>12</sub>',
  },
  {
    text: 'Hot: 10^3^ K',
    problem: '1  "^3^" is printed with its signs; put it between <sup> and </sup> instead',
    obeyed: 'Hot: 10<sup>3</sup> K',
  },
  {
    text: 'Soup.\n\n[!NOTE]\nHot.',
    problem: '3  "[!NOTE]" begins a box only after >; begin it and each line of its text with >',
    obeyed: 'Soup.\n\n> [!NOTE]\n> Hot.',
  },
  {
    text: '[ ] Chop\n[X] Boil',
    problem:
      '1  "[ ] Chop" is no task of a list; begin it with -, or write \\[ to show it (and 1 more like it)',
    obeyed: '- [ ] Chop\n- [X] Boil',
  },
  {
    text: '![A pot.](pot.jpg){width=200}',
    problem:
      '1  "{width=200}" is for kramdown; delete it: headings have ids, and <img … width="200"> makes a picture smaller',
    obeyed: '<img src="pot.jpg" alt="A pot." width="200">',
  },
  ...['![A pot.](pot.jpg =200x)', '![A pot.](pot.jpg =200x100)', '![A pot.|200](pot.jpg)'].map(
    (text) => ({
      text,
      problem: `1  "${text}" has a size of another system; write <img src="…" alt="…" width="200">`,
      obeyed: '<img src="pot.jpg" alt="A pot." width="200">',
    }),
  ),
  {
    text: '[Call](tel:+49 30 1234) us',
    problem:
      '1  "[Call](tel:+49 30 1234)" is no link, because its number has a space; delete the spaces',
    obeyed: '[Call](tel:+49301234) us',
  },
  {
    text: '==hot==',
    problem: '1  "==hot==" doesn’t highlight text; put it between <mark> and </mark>',
    obeyed: '<mark>hot</mark>',
  },
  {
    text: 'Hot :tada:',
    problem: '1  ":tada:" is the name of an emoji; write the emoji itself, such as 🙂',
    obeyed: 'Hot 🎉',
  },
  {
    text: ':garlic: :onion: :butter: :x:',
    problem:
      '1  ":garlic:" is the name of an emoji; write the emoji itself, such as 🙂 (and 3 more like it)',
    obeyed: '🧄 🧅 🧈 ❌',
  },
  {
    text: 'Hot :dragon: and :briefcase:',
    problem:
      '1  ":dragon:" is the name of an emoji; write the emoji itself, such as 🙂 (and 1 more like it)',
    obeyed: 'Hot 🐉 and 💼',
  },
  {
    text: '[[Stew]]',
    problem: '1  "[[Stew]]" is a link of a wiki; write [its text](/blog/…)',
    obeyed: '[Stew](/blog/stew)',
  },
  {
    text: 'Gap\n: what is left',
    problem:
      '2  ": what is left" is printed with its colon; write <dl><dt>the term</dt><dd>its meaning</dd></dl>',
    obeyed: '<dl><dt>Gap</dt><dd>what is left</dd></dl>',
  },
  {
    text: 'The RDA.\n\n*[RDA]: an allowance',
    problem:
      '3  "*[RDA]: an allowance" is an abbreviation of another system; delete it, and write <abbr title="…"> where it is used',
    obeyed: 'The <abbr title="an allowance">RDA</abbr>.',
  },
];

test('reports ** without an end in an article in which a line begins with **', () => {
  expect(problemsOf('** Soup is hot\n\nThen **stew is cold.')).toEqual([
    '3  "**stew" is printed with its **; write ** at its other end too, or \\*\\* to show it',
  ]);
});

testMistakes(SYNTAX);

testAsCode(SYNTAX);

test.each([
  'From 10$, or _perhaps_ 20$, to 30$',
  'It costs 10$, see [the menu](/blog/our_menu), or 20$.',
  'Prices ($) of a soup_pot and of stews ($).',
  String.raw`It costs \$5 to \$6_000 in US\$.`,
  'Of 10^3–10^4 in a gram, x^2+y^2 and 2^10^3 are many.',
  'Take 1~2~3 of them, or 5~6,7~8 g.',
  String.raw`\[x] is a ticked box.`,
])('accepts %j in prose', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
