/** @jest-environment node */
import {
  findAddresses,
  relativePictureAddresses,
  removeComments,
  rewriteAddresses,
} from './rewrite-markdown';

const rewriteAll = (markdown: string, rewrite: (url: string, isPicture: boolean) => string) =>
  rewriteAddresses(markdown, findAddresses(markdown), rewrite);

const mark = (markdown: string) => rewriteAll(markdown, (address) => `/→${address}`);

describe('rewriteAddresses', () => {
  test.each([
    ['a link', '[a](b)', '[a](/→b)'],
    ['a link with a title', '[a](b "Title")', '[a](/→b "Title")'],
    ['an address in angle brackets', '[a](<b>)', '[a](</→b>)'],
    ['balanced parentheses', '[a](b_(c))', '[a](/→b_(c))'],
    ['escaped parentheses', '[a](b\\(c)', '[a](/→b\\(c)'],
    ['a picture', '![a](b.jpg)', '![a](/→b.jpg)'],
    ['a picture in a link', '[![a](b.jpg)](c)', '[![a](/→b.jpg)](/→c)'],
    ['brackets in a link', '[a [b] c](d)', '[a [b] c](/→d)'],
    ['nested brackets in a link', '[a [b [c] d] e](f)', '[a [b [c] d] e](/→f)'],
    ['brackets in a link’s code', '[`]`](a)', '[`]`](/→a)'],
    ['a link over two lines', '[a\nb](c)', '[a\nb](/→c)'],
    ['an address on the next line', '[a](\nb\n)', '[a](\n/→b\n)'],
    ['a definition', '[a]: b', '[a]: /→b'],
    ['a definition over two lines', '[a]:\n  b\n  "Title"', '[a]:\n  /→b\n  "Title"'],
    ['a definition in a quotation', '> [a]: b', '> [a]: /→b'],
    ['a definition in a list', '- [a]: b', '- [a]: /→b'],
    ['links by reference', '[a][b] and [c]\n\n[b]: d', '[a][b] and [c]\n\n[b]: /→d'],
    ['two links', 'x [a](b) y [c](d)', 'x [a](/→b) y [c](/→d)'],
    ['a link in a table', '| a |\n| - |\n| [b](c) |', '| a |\n| - |\n| [b](/→c) |'],
    ['a link in a footnote', '[^1]\n\n[^1]: [a](b)', '[^1]\n\n[^1]: [a](/→b)'],
    ['a link after code', '```\n[a](b)\n```\n[c](d)', '```\n[a](b)\n```\n[c](/→d)'],
    ['a link after an unclosed backtick', '` [a](b)', '` [a](/→b)'],
  ])('rewrites %s', (_name, markdown, rewritten) => {
    expect(mark(markdown)).toBe(rewritten);
  });

  test.each([
    ['code', '`[a](b)`'],
    ['code with a backtick in it', '``[a](b) ` x``'],
    ['fenced code', '```md\n[a](b)\n```'],
    ['code fenced by tildes', '~~~\n[a]: b\n~~~'],
    ['a fence in fenced code', '````\n```\n[a](b)\n```\n````'],
    ['an unclosed fence', '```\n[a](b)'],
    ['fenced code in a list', '- a\n\n  ```\n  [a](b)\n  ```'],
    ['indented code', '    [a](b)'],
    ['an indented definition', 'a\n\n    [a]: b'],
    ['a comment', '<!-- [a](b) -->'],
    ['an HTML block', '<div>\n[a](b)\n</div>'],
    ['an HTML attribute', 'a <span title="[a](b)">b</span>'],
    ['a link’s title', 'a "[a]" (b)'],
    ['an escaped link', '\\[a](b)'],
    ['an unfinished link', '[a]('],
    ['stray brackets', 'a ] ( b ['],
    ['a footnote', 'a[^1]\n\n[^1]: The note.'],
    ['a line of a paragraph like a definition', 'a\n[b]: c'],
    ['an autolink', '<https://soup.example>'],
  ])('keeps %s', (_name, markdown) => {
    expect(mark(markdown)).toBe(markdown);
  });

  test('keeps the spelling of an address that stays the same', () => {
    const markdown = '[a](/b\\_c&amp;d) [e](<f g>)';
    expect(rewriteAll(markdown, (address) => address)).toBe(markdown);
  });

  test('passes the unescaped address, and whether it belongs to a picture', () => {
    const rewrite = jest.fn((address: string) => address);
    rewriteAll('[a](b\\_c&amp;d) ![e](f) ![g]\n\n[g]: h', rewrite);
    expect(rewrite.mock.calls).toEqual([
      ['b_c&d', false],
      ['f', true],
      ['h', true],
    ]);
  });

  test('encodes characters that would end an address', () => {
    expect(rewriteAll('[a](b) [c](<d>)', () => '/e f>')).toBe('[a](/e%20f%3E) [c](</e%20f%3E>)');
  });

  // A parser that backtracks at every sign would exceed the test runner's time limit.
  test.each([
    ['[', 2_000],
    ['`', 20_000],
  ])('keeps a run of unclosed %s', (sign, length) => {
    const text = sign.repeat(length);
    expect(mark(text)).toBe(text);
  });
});

describe('relativePictureAddresses', () => {
  test.each([
    ['![a](./a.jpg) ![b](/b.jpg) ![c](https://c.example/c.jpg) [d](d.pdf)', ['./a.jpg']],
    ['![a](a.jpg) ![b](a.jpg)', ['a.jpg']],
    ['![a] [b]\n\n[a]: a.jpg\n[b]: b.pdf', ['a.jpg']],
    ['`![a](a.jpg)`', []],
  ])('finds the relative pictures of %j', (markdown, addresses) => {
    expect(relativePictureAddresses(findAddresses(markdown))).toEqual(addresses);
  });
});

describe('removeComments', () => {
  test.each([
    ['a comment between paragraphs', 'a\n\n<!-- b -->\n\nc', 'a\n\nc'],
    ['a comment over several lines', 'a\n\n<!-- b\n\nb -->\n\nc', 'a\n\nc'],
    ['a comment in a sentence', 'a <!-- b -->c', 'a c'],
    ['a comment in an HTML block', '<div>\n<!-- a -->b\n</div>', '<div>\nb\n</div>'],
    ['an unclosed comment', 'a\n\n<!-- b', 'a'],
    ['the shortest comment', 'a <!--> b', 'a  b'],
  ])('removes %s', (_name, markdown, rest) => {
    expect(removeComments(markdown)).toBe(rest);
  });

  test.each(['`<!-- a -->`', '```\n<!-- a -->\n```', '    <!-- a -->', '\\<!-- a -->', '<b>a</b>'])(
    'keeps %j',
    (markdown) => {
      expect(removeComments(markdown)).toBe(markdown);
    },
  );
});
