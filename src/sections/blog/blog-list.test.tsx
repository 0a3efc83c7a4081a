import { render, screen } from '@testing-library/react';
import blog from '../../../tests/content/data/blog.json';
import site from '../../../tests/content/data/site.json';
import { photo } from '../../../tests/unit/pictures';
import { postWith } from '../../../tests/unit/posts';
import { BlogList } from '.';
import { FeaturedPostHead } from './post-image';

const plateOf = (title: string) => ({ shares: [0.5], card: { title, plate: photo(title) } });

const LIST = {
  site: { name: 'Farm', tagline: 'Soup for all', ways: site.ways },
  labels: { ...blog, companions: null },
  plates: {
    gaps: [{ name: 'Iron', symbol: 'Fe' }],
    best: plateOf('stew'),
    next: ['soup', 'salad', 'toast'].map(plateOf),
  },
  posts: [
    postWith({ title: 'Soup', category: 'Cooking' }),
    postWith({ title: 'Gaps', category: 'Technology' }, { fields: { path: '/blog/gaps' } }),
  ],
  categories: [
    { name: 'Cooking', slug: 'cooking', count: 1 },
    { name: 'Technology', slug: 'technology', count: 1 },
  ],
  count: 2,
  category: null,
  page: 1,
  pages: 1,
};

const renderList = (props: Partial<Parameters<typeof BlogList>[0]> = {}) =>
  render(<BlogList {...LIST} {...props} />);

const linksOf = (element: HTMLElement | null) =>
  Array.from(
    element?.querySelectorAll('a') ?? [],
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );

test('a blog without articles says so', () => {
  renderList({ posts: [], categories: [], count: 0 });
  expect(screen.getByText('This drawer is empty.')).toBeVisible();
});

test.each([
  [null, 1, 1, null, []],
  [null, 1, 3, '1 of 3', ['Earlier notes /blog/page/2']],
  [null, 2, 3, '2 of 3', ['Later notes /blog', 'Earlier notes /blog/page/3']],
  ['Cooking', 3, 3, '3 of 3', ['Later notes /blog/category/cooking/page/2']],
])(
  'in the category %s, page %i of %i says %s and links to %j',
  (category, page, pages, place, links) => {
    renderList({ category, page, pages });
    const navigation = screen.queryByRole('navigation');
    expect(linksOf(navigation)).toEqual(links);
    expect(navigation?.querySelector('span')?.textContent ?? null).toBe(place);
  },
);

test('the headline contains the category and the page number', () => {
  renderList({ category: 'Cooking', page: 2, pages: 3 });
  const headline = screen.getByRole('heading', { level: 1 });
  expect(headline).toHaveTextContent('Notes from the stove (Cooking) 2 of 3');
});

test('drafts and scheduled articles are marked', () => {
  renderList({
    posts: [
      postWith({}, { status: 'draft' }),
      postWith({}, { fields: { path: '/blog/b' }, status: 'scheduled' }),
    ],
  });
  expect(screen.getByText('Unfinished')).toBeVisible();
  expect(screen.getByText('Later')).toBeVisible();
});

const companion = (title: string) => ({ title, text: 'Soup.' });
const COMPANIONS = {
  title: 'Beyond words',
  method: companion('Every number'),
  tryIt: companion('Every day'),
};

test.each([
  [0, ['Every number', 'Every day']],
  [2, ['Every number', 'Every day']],
  [3, []],
])('with %i articles the ways on below them are %j', (count, titles) => {
  renderList({ count, labels: { ...blog, companions: COMPANIONS } });
  const panels = screen.queryAllByRole('heading', { name: /^Every/ });
  expect(panels.map((panel) => panel.textContent)).toEqual(titles);
  // They aren't articles, and a heading says so.
  const own = screen.queryAllByRole('region', { name: 'Beyond words' });
  expect(own).toHaveLength(titles.length > 0 ? 1 : 0);
  for (const panel of panels) expect(own[0]).toContainElement(panel);
});

test.each([
  [2, 'Fill the Pot', 5],
  [3, 'Fill the Pot', 0],
])('with %i articles the page asks once to sign up, beside %i plates', (count, label, plates) => {
  const { container } = renderList({ count, labels: { ...blog, companions: COMPANIONS } });
  expect(screen.getAllByRole('link', { name: label })).toHaveLength(1);
  expect(container.querySelectorAll('.gap-plate')).toHaveLength(plates);
});

test('the end of the first sight comes after a short list, and before the links to the method and the demo', () => {
  const { container } = renderList({ labels: { ...blog, companions: COMPANIONS } });
  const order = Array.from(
    container.querySelectorAll('react-island, #end-of-first-sight, .companion'),
    ({ id, localName }) => id || localName,
  );
  expect(order.slice(0, 2)).toEqual(['react-island', 'end-of-first-sight']);
  expect(order.length).toBeGreaterThan(2);
});

test('the panels below a few articles link to the method and to the visitor’s own day', () => {
  renderList({ labels: { ...blog, companions: COMPANIONS } });
  expect(screen.getByRole('link', { name: 'Count it yourself' })).toHaveAttribute(
    'href',
    '/house-rules',
  );
  expect(screen.getByRole('link', { name: 'Taste without joining' })).toHaveAttribute(
    'href',
    '/try',
  );
});

test.each([
  [1, 1, ['Twice the soup.']],
  [1, 2, []],
  [2, 1, []],
])(
  'of %i articles on the first of %i pages, these quotes are in the panel: %j',
  (count, pages, quotes) => {
    const posts = ['a', 'b']
      .slice(0, count)
      .map((slug) =>
        postWith({}, { fields: { path: `/blog/${slug}` }, pullQuote: 'Twice the soup.' }),
      );
    renderList({ posts, count, pages });
    const shown = screen.queryAllByRole('blockquote');
    expect(shown.map((quote) => quote.textContent)).toEqual(quotes);
  },
);

test.each([
  [1, 1, '(min-width: 80rem) 66vw, 98vw'],
  [1, 2, '(min-width: 80rem) 56vw, 92vw'],
  [2, 1, '(min-width: 80rem) 56vw, 92vw'],
])(
  'of %i articles on the first of %i pages, the first picture loads once',
  (count, pages, sizes) => {
    const posts = LIST.posts.slice(0, count);
    // The blog has another article: a category with one is a list of one.
    renderList({ posts, pages, count: 2 });
    render(<FeaturedPostHead content={{ posts, page: 1, pages }} />);
    const [source] = document.querySelectorAll('picture source');
    expect(source).toHaveAttribute('sizes', sizes);
    const preloads = Array.from(document.querySelectorAll('link[rel=preload]'));
    expect(preloads.map((link) => link.getAttribute('imagesizes'))).toEqual([sizes, sizes]);
  },
);

test('a later page of a list preloads no picture, because it features none', () => {
  render(<FeaturedPostHead content={{ posts: LIST.posts, page: 2, pages: 2 }} />);
  expect(document.querySelector('link[rel=preload]')).toBeNull();
});
