import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LIST_LABELS } from '../../../tests/unit/blog';
import { postWith } from '../../../tests/unit/posts';
import { BlogList } from '.';

const POSTS = [
  postWith({ slug: 'soup', title: 'Soup', category: 'Cooking' }),
  postWith({ slug: 'gaps', title: 'Gaps', category: 'Technology' }),
];

const LIST = {
  labels: LIST_LABELS,
  posts: POSTS,
  categories: ['Cooking', 'Technology'].map((name) => ({ name, slug: name.toLowerCase() })),
  category: null,
  page: 1,
  pages: 1,
};

const EMPTY = 'No articles found in this category.';

const renderList = (props: Partial<Parameters<typeof BlogList>[0]> = {}) =>
  render(<BlogList {...LIST} {...props} />);

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);

const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map((each) => each.textContent);

describe('BlogList', () => {
  test('keeps the order of the posts', () => {
    renderList();
    expect(titles()).toEqual(['Soup', 'Gaps']);
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  });

  test('has a button with a link for all posts and for each category', () => {
    renderList();
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => [button.textContent, button.getAttribute('href')])).toEqual([
      ['All', '/blog'],
      ['Cooking', '/blog/category/cooking'],
      ['Technology', '/blog/category/technology'],
    ]);
  });

  test('marks the button of the listed category as pressed', () => {
    const { unmount } = renderList();
    expect(pressed()).toEqual(['All']);
    unmount();
    renderList({ category: 'Cooking' });
    expect(pressed()).toEqual(['Cooking']);
  });

  test('follows a button’s link on the space bar', async () => {
    renderList();
    const button = screen.getByRole('button', { name: 'Cooking' });
    const follow = jest.fn((event: Event) => event.preventDefault());
    button.addEventListener('click', follow);
    button.focus();
    await userEvent.keyboard(' ');
    expect(follow).toHaveBeenCalledTimes(1);
  });

  test('focuses the selected category on the next page only', async () => {
    const { unmount } = renderList();
    await userEvent.click(screen.getByRole('button', { name: 'Cooking' }));
    unmount();
    const second = renderList({ category: 'Cooking' });
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Cooking' })).toHaveFocus();
    second.unmount();
    renderList();
    await act(async () => {});
    expect(document.body).toHaveFocus();
  });

  test('shows a message and the filter for an unknown category', () => {
    renderList({ posts: [], isUnknown: true });
    expect(screen.getByText(EMPTY)).toBeVisible();
    expect(pressed()).toEqual([]);
    expect(screen.getByRole('button', { name: 'All' })).toBeVisible();
  });

  test('shows a message for a blog without posts', () => {
    renderList({ posts: [], categories: [] });
    expect(screen.getByText(EMPTY)).toBeVisible();
  });

  const pageLinks = () =>
    screen
      .queryAllByRole('link', { name: /Newer|Older/ })
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test.each([
    [1, 1, []],
    [1, 3, ['Older articles /blog/page/2']],
    [2, 3, ['Newer articles /blog', 'Older articles /blog/page/3']],
    [3, 3, ['Newer articles /blog/page/2']],
  ])('links page %i of %i to %j', (page, pages, links) => {
    renderList({ page, pages });
    expect(pageLinks()).toEqual(links);
    const position = screen.queryAllByText(`Page ${page} of ${pages}`, { selector: 'nav > p' });
    expect(position).toHaveLength(pages > 1 ? 1 : 0);
  });

  test.each([
    [null, 1, ''],
    [null, 2, ' Page 2 of 3'],
    ['Cooking', 1, ' – Cooking'],
    ['Cooking', 2, ' – Cooking Page 2 of 3'],
  ])('adds category and page number to the headline: %s, page %i', (category, page, added) => {
    renderList({ category, page, pages: 3 });
    const headline = screen.getByRole('heading', { level: 1 });
    expect(headline).toHaveTextContent(new RegExp(`^[^–]+[^ P]${added}$`));
  });

  test('links the pages of a category to each other', () => {
    renderList({ category: 'Cooking', page: 3, pages: 4 });
    expect(pageLinks()).toEqual([
      'Newer articles /blog/category/cooking/page/2',
      'Older articles /blog/category/cooking/page/4',
    ]);
  });

  test('marks only drafts and scheduled posts', () => {
    const { unmount } = renderList();
    expect(screen.queryByText(/Draft|Scheduled/)).not.toBeInTheDocument();
    unmount();
    renderList({
      posts: [postWith({ status: 'draft' }), postWith({ slug: 'b', status: 'scheduled' })],
    });
    expect(screen.getByText('Draft')).toBeVisible();
    expect(screen.getByText('Scheduled')).toBeVisible();
  });
});
