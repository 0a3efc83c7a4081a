import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CategoryFilter } from './category-filter.island';
import { fetchList } from './fetch-list';

jest.mock('./fetch-list', () => ({ ...jest.requireActual('./fetch-list'), fetchList: jest.fn() }));

const lists = [
  { name: null, slug: '', announcement: 'All: 3' },
  { name: 'Cooking', slug: 'cooking', announcement: 'Cooking: 2' },
  { name: 'News', slug: 'news', announcement: 'News: 1' },
];
const labels = {
  all: 'All',
  categories: 'Categories',
  empty: 'Nothing here.',
};

/** The list at an address, as another document of the site has it. */
const listOf = (path: string) => {
  const item = document.createElement('p');
  item.textContent = `Articles of ${path}`;
  return { title: `Title of ${path}`, addition: '', nodes: [item] };
};

function open(path: string, list: React.ReactNode = <p>All articles</p>) {
  history.replaceState(null, '', path);
  render(
    <CategoryFilter
      title="Blog"
      addition=""
      labels={labels}
      lists={lists}
      selected={null}
      list={list}
    />,
  );
}

const pressed = () => screen.getAllByRole('button').filter((each) => each.ariaPressed === 'true');
const button = (name: string) => screen.getByRole('button', { name });
const path = () => location.pathname + location.search;

beforeEach(() => jest.mocked(fetchList).mockImplementation(async (address) => listOf(address)));
afterEach(() => jest.resetAllMocks());

test('a press shows the list in place, keeps the focus, and announces the number', async () => {
  open('/blog');
  button('Cooking').focus();
  fireEvent.click(button('Cooking'));
  expect(pressed()).toEqual([button('Cooking')]);
  expect(await screen.findByText('Articles of /blog/category/cooking')).toBeVisible();
  expect(screen.getByText('All articles')).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Cooking: 2');
  expect(button('Cooking')).toHaveFocus();
  expect(path()).toBe('/blog/category/cooking');
  expect(document.title).toBe('Title of /blog/category/cooking');
});

test('going back shows the list of the address', async () => {
  open('/blog');
  fireEvent.click(button('News'));
  await screen.findByText('Articles of /blog/category/news');
  history.replaceState(null, '', '/blog/category/cooking/page/2');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(await screen.findByText('Articles of /blog/category/cooking/page/2')).toBeVisible();
  expect(pressed()).toEqual([button('Cooking')]);
});

test('of two quick presses the last one counts', async () => {
  let answerFirst = (_list: ReturnType<typeof listOf>) => {};
  jest
    .mocked(fetchList)
    .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
    .mockImplementation(async (address) => listOf(address));
  open('/blog');
  fireEvent.click(button('Cooking'));
  fireEvent.click(button('News'));
  await screen.findByText('Articles of /blog/category/news');
  await act(async () => answerFirst(listOf('/blog/category/cooking')));
  expect(screen.getByText('Articles of /blog/category/news')).toBeVisible();
  expect(pressed()).toEqual([button('News')]);
});

test('a category that doesn’t exist has no articles, and no button is pressed', async () => {
  open('/blog?category=Soup');
  expect(await screen.findByText('Nothing here.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing here.');
  expect(screen.getByText('All articles')).not.toBeVisible();
  expect(pressed()).toEqual([]);
});

test('a category in the address is shown at its own address', async () => {
  open('/blog?category=News');
  expect(await screen.findByText('Articles of /blog/category/news')).toBeVisible();
  await waitFor(() => expect(path()).toBe('/blog/category/news'));
  expect(pressed()).toEqual([button('News')]);
});

test('an empty blog says that there are no articles', () => {
  open('/blog', null);
  expect(screen.getByText('Nothing here.')).toBeVisible();
});

test('the space bar presses a button', async () => {
  open('/blog');
  fireEvent.keyDown(button('News'), { key: ' ' });
  await waitFor(() => expect(path()).toBe('/blog/category/news'));
});

test('a click for a new tab is left to the browser', () => {
  open('/blog');
  // What jsdom can't do, it says on the console.
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  button('News').addEventListener('click', (event) => event.preventDefault());
  fireEvent(button('News'), click);
  expect(fetchList).not.toHaveBeenCalled();
  expect(path()).toBe('/blog');
});
