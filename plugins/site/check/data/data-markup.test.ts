import { contentCopy } from '../../../../tests/unit/content-copy';

type Json = Record<string, any>;

const copy = contentCopy();

test.each([
  {
    name: 'bold in a title',
    file: 'faq',
    change: (faq: Json) => (faq.title = 'All about **bowls**'),
    problem:
      'title: this text is shown as it is written, found bold in "**bowls**"; write it without',
  },
  {
    name: 'a link in a question',
    file: 'faq',
    change: (faq: Json) => (faq.items[0].question = 'Is it [free](/pricing)?'),
    problem:
      'items[0].question: this text is shown as it is written, found a link in "[free](/pricing)"; write it without',
  },
  {
    name: 'HTML in an answer',
    file: 'faq',
    change: (faq: Json) => (faq.items[0].answer = '<ul><li>Yes</li></ul>'),
    problem:
      'items[0].answer: only links, **bold** and *italics* work here, found HTML in "<ul><li>Yes</li></ul>"; write it without',
  },
  {
    name: 'a list in an answer',
    file: 'faq',
    change: (faq: Json) => (faq.items[0].answer = 'Yes:\n\n- soup'),
    problem:
      'items[0].answer: only links, **bold** and *italics* work here, found a list in "- soup"; write it without',
  },
  {
    name: 'a link in an answer to a page that doesn’t exist',
    file: 'faq',
    change: (faq: Json) => (faq.items[0].answer = 'See [the plans](/prices).'),
    problem:
      'items[0].answer: there is no page "/prices"; link to one that there is, or to an address with https://',
  },
  {
    name: 'code in a plan’s feature',
    file: 'plans',
    change: (plans: Json) => (plans.plans[0].features[0].text = 'One `pot`'),
    problem:
      'plans[0].features[0].text: only links, **bold** and *italics* work here, found code in backticks in "`pot`"; write it without',
  },
])('reports $name', async ({ file, change, problem }) => {
  await copy.edit(file, change);
  expect(await copy.checkWithoutLines()).toEqual([`content/data/${file}.json  ${problem}`]);
});

test('accepts links and emphasis in answers, plan features and leads', async () => {
  await copy.edit('faq', ({ items }) => {
    items[0].answer = 'See [the plans](/pricing#annual), **all** of *them*.';
  });
  await copy.edit('plans', ({ plans }) => {
    plans[0].features[0].text = 'A [demo](https://soup.example/demo)';
  });
  await copy.edit('trending', (data) => (data.lead = 'Ten **dishes**.'));
  expect(await copy.checkWithoutLines()).toEqual([]);
});

test('accepts texts with signs that aren’t markup', async () => {
  const signs = '5 * 3 < 20, soup_and_stew, #1, -2 °C & 1/2 cup at https://soup.example';
  await copy.edit('faq', (data) => (data.title = signs));
  expect(await copy.checkWithoutLines()).toEqual([]);
});
