import { render, screen, within } from '@testing-library/react';
import blog from '../../../content/data/blog.json';
import { postWith } from '../../../tests/unit/posts';
import { BlogPost } from '.';

const { post: labels, card } = blog;

const heading = (depth: number, id: string) => ({ depth, id, text: `About ${id}` });
const HEADINGS = [heading(2, 'soup'), heading(3, 'lentils'), heading(2, 'bread')];
const NEIGHBOR = { slug: 'neighbor', title: 'The one beside' };

type Props = Omit<Partial<Parameters<typeof BlogPost>[0]>, 'post'>;

const renderPost = (fields: Partial<Queries.PostFragment> = {}, props: Props = {}) =>
  render(<BlogPost labels={blog} post={postWith(fields)} related={[]} {...props} />);

const contents = () => screen.queryByRole('navigation', { name: labels.contents });

test('has a table of contents from three headings on', () => {
  renderPost({ headings: HEADINGS.slice(1) });
  expect(contents()).not.toBeInTheDocument();
  renderPost({ headings: HEADINGS });
  const [beside] = within(contents()!).getAllByRole('list', { hidden: true });
  const links = within(beside!).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About soup', '#soup'],
    ['About lentils', '#lentils'],
    ['About bread', '#bread'],
  ]);
});

test.each([
  ['previous', labels.previous, 'prev'],
  ['next', labels.next, 'next'],
] as const)('links to the %s article if there is one', (side, label, rel) => {
  renderPost({}, { [side]: NEIGHBOR });
  const navigation = screen.getByRole('navigation', { name: labels.neighbors });
  const link = within(navigation).getByRole('link');
  expect(link).toHaveAccessibleName(`${label} ${NEIGHBOR.title}`);
  expect(link).toHaveAttribute('href', `/blog/${NEIGHBOR.slug}`);
  expect(link).toHaveAttribute('rel', rel);
});

test('lists related articles if there are any', () => {
  renderPost({}, { related: [postWith({ slug: 'bread', title: 'Bread' })] });
  const section = screen.getByRole('region', { name: labels.related });
  expect(within(section).getByRole('heading', { level: 3, name: 'Bread' })).toBeVisible();
});

test('has no links to other articles if there are none', () => {
  renderPost();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('shows neither date nor picture for a post without them', () => {
  renderPost({ date: null, image: null });
  expect(document.querySelector('time')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Ada').parentElement).not.toHaveTextContent('·');
});

test.each([true, false])('inverts its picture in the dark theme: %s', (invertImageInDarkMode) => {
  renderPost({ invertImageInDarkMode });
  expect(screen.getByRole('img').matches('.dark\\:invert')).toBe(invertImageInDarkMode);
});

test('marks a draft, and doesn’t show an excerpt that is the article’s own beginning', () => {
  renderPost({ status: 'draft', excerpt: 'Chop the onions…', standfirst: null });
  expect(screen.getByText(card.draft)).toBeVisible();
  expect(screen.queryByText('Chop the onions…')).not.toBeInTheDocument();
});
