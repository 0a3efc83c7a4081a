import { postWith } from '../../../tests/unit/posts';
import { PAGE, SITE } from '../../../tests/unit/site';
import { serializeGraph } from '.';
import { blogPosting } from './blog';
import { product } from './product';

test('serializeGraph escapes &, so that Gatsby decodes no entity of a text, such as a quotation mark', () => {
  const name = 'AT&T &quot;soup&quot;';
  const text = serializeGraph([{ '@type': 'Organization', name }]);
  expect(text).not.toContain('&');
  expect(JSON.parse(text)['@graph'][0].name).toBe('AT&T &quot;soup&quot;');
});

test('serializeGraph escapes <, so that no string closes the script element', () => {
  const name = '</script><!--<script>';
  const text = serializeGraph([{ '@type': 'Organization', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});

const describePost = (fields: Parameters<typeof postWith>[0] = {}) =>
  blogPosting(SITE, { defaults: { author: 'Anonymous' } }, postWith(fields));

const OCTOBER = '2025-10-19T00:00:00.000Z';
const FEBRUARY = '2026-02-03T00:00:00.000Z';

test.each([
  [OCTOBER, null, '2025-10-19T10:00:00.000Z', '2025-10-19T10:00:00.000Z'],
  [OCTOBER, FEBRUARY, '2025-10-19T10:00:00.000Z', '2026-02-03T10:00:00.000Z'],
  [FEBRUARY, OCTOBER, '2026-02-03T10:00:00.000Z', '2026-02-03T10:00:00.000Z'],
  [null, null, undefined, undefined],
])('blogPosting of %s, updated %s, has the dates %s and %s', (date, updated, ...dates) => {
  const post = JSON.parse(JSON.stringify(describePost({ date, updated })));
  expect([post.datePublished, post.dateModified]).toEqual(dates);
});

test('blogPosting names the team as an organization, several authors, but no anonymous one', () => {
  expect(describePost({ author: ['The Farm team'] })).toMatchObject({
    author: { '@type': 'Organization', name: 'The Farm team' },
  });
  expect(describePost({ author: ['Anonymous'] })).not.toHaveProperty('author');
  const author = ['Ada', 'Bo'].map((name) => ({ '@type': 'Person', name }));
  expect(describePost({ author: ['Ada', 'Bo'] })).toMatchObject({ author });
});

test('blogPosting links an author to their page, if they have one', () => {
  const blog = { defaults: { author: 'Anonymous' }, authors: [{ name: 'Ada', page: '/ada' }] };
  const post = blogPosting(SITE, blog, postWith({ author: ['Ada', 'Bo'] }));
  expect(post).toMatchObject({
    author: [
      { '@type': 'Person', name: 'Ada', url: 'https://farm.example/ada' },
      { '@type': 'Person', name: 'Bo' },
    ],
  });
});

test('product offers early access, then each paid plan per month and per year, and a free plan once', () => {
  const pricing = {
    currency: 'EUR',
    banner: { title: 'Free for now' },
    plans: [
      { name: 'Free', monthlyPrice: 0, annualPrice: 0, description: 'For one.' },
      { name: 'Standard', monthlyPrice: 5, annualPrice: 30, description: 'For a household.' },
    ],
    offers: { perMonth: '{plan} a month', perYear: '{plan} a year' },
  };
  const { offers } = JSON.parse(JSON.stringify(product(SITE, PAGE, pricing)));
  const shown = offers.map(({ name, price, priceCurrency, priceSpecification: unit }: any) => [
    name,
    price,
    priceCurrency,
    unit?.unitCode,
  ]);
  expect(shown).toEqual([
    ['Free for now', 0, 'EUR', undefined],
    ['Free', 0, 'EUR', 'MON'],
    ['Standard a month', 5, 'EUR', 'MON'],
    ['Standard a year', 30, 'EUR', 'ANN'],
  ]);
  for (const { description } of offers.slice(1)) expect(description).toContain('Free for now');
});
