import { render, screen } from '@testing-library/react';
import blog from '../../../tests/content/data/blog.json';
import { postWith } from '../../../tests/unit/posts';
import { interpolate } from '../../lib/interpolate';
import { BlogList } from '.';
import { linkedPages } from './pagination';

const { list: labels, card } = blog;

const LIST = {
  labels: blog,
  posts: [
    postWith({ title: 'Soup', category: 'Cooking' }),
    postWith({ title: 'Gaps', category: 'Technology' }, { fields: { path: '/blog/gaps' } }),
  ],
  categories: ['Cooking', 'Technology'].map((name) => ({
    name,
    slug: name.toLowerCase(),
    count: 1,
  })),
  count: 2,
  category: null,
  page: 1,
  pages: 1,
};

const renderList = (props: Partial<Parameters<typeof BlogList>[0]> = {}) =>
  render(<BlogList {...LIST} {...props} />);

const addressesOf = (elements: HTMLElement[]) =>
  elements.map((element) => `${element.textContent} ${element.getAttribute('href')}`);

const position = (page: number, pages: number) => interpolate(labels.position, { page, pages });

test('shows its message without posts', () => {
  renderList({ posts: [], categories: [] });
  expect(screen.getByText(labels.empty)).toBeVisible();
});

const ALL = ['1 /blog', '2 /blog/page/2', '3 /blog/page/3'];
const COOKING = ALL.map((link) => link.replace('/blog', '/blog/category/cooking'));

test.each([
  [null, 1, 1, []],
  [null, 1, 3, [...ALL, `${labels.older} /blog/page/2`]],
  [null, 2, 3, [...ALL, `${labels.newer} /blog`, `${labels.older} /blog/page/3`]],
  ['Cooking', 3, 3, [...COOKING, `${labels.newer} /blog/category/cooking/page/2`]],
])('in the category %s, page %i of %i links to %j', (category, page, pages, links) => {
  renderList({ category, page, pages });
  const navigation = screen.queryByRole('navigation', { name: labels.pages });
  expect(addressesOf([...(navigation?.querySelectorAll('a') ?? [])])).toEqual(links);
  const current = screen.queryAllByRole('link', { current: 'page', name: position(page, pages) });
  expect(current).toHaveLength(pages > 1 ? 1 : 0);
});

test.each([5, 27, 100])('each of %i pages is at most three clicks away', (pages) => {
  let reached = new Set([1]);
  for (let click = 1; click <= 3; click += 1)
    reached = new Set([...reached].flatMap((page) => linkedPages(page, pages)));
  expect(reached.size).toBe(pages);
});

test('the headline contains the category and the page number', () => {
  renderList({ category: 'Cooking', page: 2, pages: 3 });
  const added = interpolate(labels.categoryAdded, { category: 'Cooking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `${blog.title} ${added} ${position(2, 3)}`,
  );
});

test('marks drafts and scheduled posts', () => {
  renderList({
    posts: [
      postWith({}, { status: 'draft' }),
      postWith({}, { fields: { path: '/blog/b' }, status: 'scheduled' }),
    ],
  });
  expect(screen.getByText(card.draft)).toBeVisible();
  expect(screen.getByText(card.scheduled)).toBeVisible();
});
