import { render, screen } from '@testing-library/react';
import { LIST_LABELS } from '../../../tests/unit/blog';
import { postWith } from '../../../tests/unit/posts';
import { interpolate } from '../../lib/interpolate';
import { BlogList } from '.';

const { list: labels, card } = LIST_LABELS;

const LIST = {
  labels: LIST_LABELS,
  posts: [
    postWith({ slug: 'soup', title: 'Soup', category: 'Cooking' }),
    postWith({ slug: 'gaps', title: 'Gaps', category: 'Technology' }),
  ],
  categories: ['Cooking', 'Technology'].map((name) => ({ name, slug: name.toLowerCase() })),
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

test.each([
  [null, 1, 1, []],
  [null, 1, 3, [`${labels.older} /blog/page/2`]],
  [null, 2, 3, [`${labels.newer} /blog`, `${labels.older} /blog/page/3`]],
  ['Cooking', 3, 3, [`${labels.newer} /blog/category/cooking/page/2`]],
])('in the category %s, page %i of %i links to %j', (category, page, pages, links) => {
  renderList({ category, page, pages });
  const navigation = screen.queryByRole('navigation', { name: labels.pages });
  expect(addressesOf([...(navigation?.querySelectorAll('a') ?? [])])).toEqual(links);
  const shown = screen.queryAllByText(position(page, pages), { selector: 'nav > p' });
  expect(shown).toHaveLength(pages > 1 ? 1 : 0);
});

test('the headline contains the category and the page number', () => {
  renderList({ category: 'Cooking', page: 2, pages: 3 });
  const added = interpolate(labels.categoryAdded, { category: 'Cooking' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `${LIST_LABELS.title} ${added} ${position(2, 3)}`,
  );
});

test('marks drafts and scheduled posts', () => {
  renderList({
    posts: [postWith({ status: 'draft' }), postWith({ slug: 'b', status: 'scheduled' })],
  });
  expect(screen.getByText(card.draft)).toBeVisible();
  expect(screen.getByText(card.scheduled)).toBeVisible();
});
