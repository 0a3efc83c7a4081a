import { render, screen, within } from '@testing-library/react';
import blog from '../../../tests/content/data/blog.json';
import { postWith } from '../../../tests/unit/posts';
import { BlogPost } from '.';

const { post: labels, card } = blog;

const heading = (depth: number, id: string) => ({ depth, id, value: `About ${id}` });
const HEADINGS = [heading(2, 'soup'), heading(3, 'lentils'), heading(2, 'bread')];

type Props = Omit<Partial<Parameters<typeof BlogPost>[0]>, 'post'>;

const renderPost = (post = postWith(), props: Props = {}) =>
  render(<BlogPost labels={blog} post={post} related={[]} {...props} />);

const contents = () => screen.queryByRole('navigation', { name: labels.contents });

test('has a table of contents if there are at least three headings', () => {
  const notListed = [heading(4, 'too-deep'), { ...heading(2, 'picture'), value: '' }];
  renderPost(postWith({}, { headings: [...HEADINGS.slice(1), ...notListed] }));
  expect(contents()).not.toBeInTheDocument();
  renderPost(postWith({}, { headings: [...HEADINGS, ...notListed] }));
  const [beside] = within(contents()!).getAllByRole('list', { hidden: true });
  const links = within(beside!).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About soup', '#soup'],
    ['About lentils', '#lentils'],
    ['About bread', '#bread'],
  ]);
});

test('lists related articles', () => {
  renderPost(postWith(), { related: [postWith({ title: 'Bread' })] });
  const section = screen.getByRole('region', { name: labels.related });
  expect(within(section).getByRole('heading', { level: 3, name: 'Bread' })).toBeVisible();
});

test('omits links to other articles if there are none', () => {
  renderPost();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('omits a missing date and picture', () => {
  renderPost(postWith({ date: null, image: null }));
  expect(document.querySelector('time')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Ada').parentElement).not.toHaveTextContent('·');
});

test('shows when it was last updated', () => {
  renderPost(postWith({ updated: '2026-02-03T00:00:00.000Z' }));
  const sentence = labels.updated.replace('{date}', 'February 3, 2026');
  expect(screen.getByText('Ada').parentElement).toHaveTextContent(sentence);
});

test.each([true, false])('inverts its picture in the dark theme: %s', (invertImageInDarkMode) => {
  renderPost(postWith({ invertImageInDarkMode }));
  expect(screen.getByRole('img').matches('.dark\\:invert')).toBe(invertImageInDarkMode);
});

test('marks a draft, and omits an excerpt taken from the beginning of the article', () => {
  renderPost(postWith({ excerpt: null }, { status: 'draft', excerpt: 'Chop the onions…' }));
  expect(screen.getByText(card.draft)).toBeVisible();
  expect(screen.queryByText('Chop the onions…')).not.toBeInTheDocument();
});
