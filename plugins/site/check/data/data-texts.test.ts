import { contentCopy } from '../../../../tests/unit/content-copy';

const copy = contentCopy();

/** Checks an answer on the pricing page, in which links and emphasis work. */
async function checkAnswer(answer: string) {
  await copy.edit('faq', ({ items }) => {
    items[0].answer = answer;
  });
  return copy.checkWithoutLines();
}

/** Checks a heading, which is shown as it is written. */
async function checkTitle(title: string) {
  await copy.edit('faq', (data) => {
    data.title = title;
  });
  return copy.checkWithoutLines();
}

test.each([
  {
    name: 'bold with spaces inside',
    answer: '** Yes **, always.',
    problem:
      '"** Yes **" isn’t bold; put a space outside of each **, and none inside, or write &ast;&ast; to show it',
  },
  {
    name: 'a link with a space between its brackets',
    answer: 'See [the plans] (/pricing).',
    problem: '"[the plans] (/pricing)" is no link; write [the plans](/pricing)',
  },
  {
    name: 'a link with swapped brackets',
    answer: 'See (the plans)[/pricing].',
    problem: '"(the plans)[/pricing]" is no link; write [the plans](/pricing)',
  },
  {
    name: 'a link without an end',
    answer: 'Read [how](/pricing now.',
    problem: '"[how](/pricing" is no link; write [how](/pricing)',
  },
  {
    name: 'a link with an undefined reference',
    answer: 'Read [how][1] now.',
    problem: '"[how][1]" leads nowhere; write [how](address)',
  },
  {
    name: 'a link without words',
    answer: 'Read [](/pricing) now.',
    problem: 'the link to "/pricing" has no text; write one between [ and ]',
  },
  {
    name: 'the address of a link on its own',
    answer: '[1]: /pricing',
    problem:
      'only links, **bold** and *italics* work here, found the address of a link on its own in "[1]: /pricing"; write it without',
  },
  {
    name: 'an element from Word',
    answer: 'Always.<o:p></o:p>',
    problem:
      'only links, **bold** and *italics* work here, found HTML in "<o:p>"; write it without',
  },
  {
    name: 'a second paragraph',
    answer: 'Yes.\n\nAlways.',
    problem: 'line breaks aren’t shown, found one after "Yes."; write a space instead',
  },
])('reports $name in an answer', async ({ answer, problem }) => {
  expect(await checkAnswer(answer)).toEqual([`content/data/faq.json  items[0].answer: ${problem}`]);
});

test.each([
  {
    name: 'an HTML entity',
    title: 'Q&amp;A',
    problem: 'this text is shown as it is written, found "&amp;"; write & instead',
  },
  {
    name: 'a no-break space as an HTML entity',
    title: 'Hot&nbsp;soup',
    problem: 'this text is shown as it is written, found "&nbsp;"; write a space instead',
  },
  {
    name: 'an address between < and >',
    title: 'See <https://soup.example>',
    problem:
      'this text is shown as it is written, found a link in "<https://soup.example>"; write it without',
  },
  {
    name: 'signs for bold that have no effect',
    title: 'The ** best ** soup',
    problem:
      'this text is shown as it is written, found signs for bold in "** best **"; write it without',
  },
  {
    name: 'a link without an end',
    title: 'All [plans](/pricing',
    problem:
      'this text is shown as it is written, found a link in "[plans](/pricing"; write it without',
  },
  {
    name: 'a link with an undefined reference',
    title: 'All [plans][1]',
    problem: 'this text is shown as it is written, found a link in "[plans][1]"; write it without',
  },
  {
    name: 'a line break',
    title: 'Hot\nsoup',
    problem: 'line breaks aren’t shown, found one after "Hot"; write a space instead',
  },
  {
    name: 'spaces around a name',
    title: 'About { product }',
    problem: 'braces are shown unless a name is between them, found "{ product }"; write {product}',
  },
  {
    name: 'words between braces',
    title: 'About {our soups}',
    problem:
      'braces are shown unless a name is between them, found "{our soups}"; write only a name between them, such as {product}, or no braces',
  },
])('reports $name in a heading', async ({ title, problem }) => {
  expect(await checkTitle(title)).toEqual([`content/data/faq.json  title: ${problem}`]);
});

test('doesn’t report the length of a headline with a line break', async () => {
  await copy.edit('hero', (data) => {
    data.headline = 'Hot\nsoup';
  });
  expect(await copy.checkWithoutLines()).toEqual([
    'content/data/hero.json  headline: line breaks aren’t shown, found one after "Hot"; write a space instead',
  ]);
});

test.each(['Soup & bread; hot & cold', 'AT&T; 5 < 6 > 4', 'Soup\u00A0& bread 🥣', '{product}'])(
  'accepts the heading %s',
  async (title) => {
    expect(await checkTitle(title)).toEqual([]);
  },
);

test.each([
  'Yes&nbsp;&ndash; *always*, __really__.',
  'See <https://soup.example> or www.soup.example.',
  'Write to [us](mailto:soup@soup.example) (or call).',
  'It costs $5* [sic] (or 2 * 3) [1] [2]. *Until May.',
  'Write 2 &ast; 3, or &ast;hot.',
])('accepts the answer %s', async (answer) => {
  expect(await checkAnswer(answer)).toEqual([]);
});
