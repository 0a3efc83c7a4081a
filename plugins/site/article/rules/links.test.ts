import { testMistakes } from '../../../../tests/unit/mistakes';

/** Links, pictures and footnotes with a mistake, the sentence about each, and the text after the suggested fix. */
const LINKS = [
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
];

testMistakes(LINKS);
