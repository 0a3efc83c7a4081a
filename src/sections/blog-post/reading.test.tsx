import { render, screen, within } from '@testing-library/react';
import { POST_LABELS } from '../../../tests/unit/blog';
import { postWith } from '../../../tests/unit/posts';
import { BlogPost } from '.';

const heading = (depth: number, id: string) => ({ depth, id, text: `About ${id}` });
const HEADINGS = [heading(2, 'soup'), heading(3, 'lentils'), heading(2, 'bread')];

const renderPost = (props: Partial<Parameters<typeof BlogPost>[0]> = {}) =>
  render(<BlogPost labels={POST_LABELS} post={postWith()} related={[]} {...props} />);

describe('BlogPost', () => {
  test('has two tables of contents, one collapsed and one beside the text', () => {
    renderPost({ post: postWith({ headings: HEADINGS }) });
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    const lists = within(contents).getAllByRole('list', { hidden: true });
    expect(lists).toHaveLength(2);
    for (const each of lists) {
      const links = within(each).getAllByRole('link', { hidden: true });
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
        ['About soup', '#soup'],
        ['About lentils', '#lentils'],
        ['About bread', '#bread'],
      ]);
    }
  });

  test('has no table of contents for two headings', () => {
    renderPost({ post: postWith({ headings: HEADINGS.slice(1) }) });
    expect(screen.queryByText('Contents')).not.toBeInTheDocument();
  });

  const older = { slug: 'older', title: 'The older one' };
  const newer = { slug: 'newer', title: 'The newer one' };

  test('links to the previous and the next article', () => {
    renderPost({ previous: older, next: newer });
    const links = within(
      screen.getByRole('navigation', { name: 'Previous and next article' }),
    ).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/blog/older', '/blog/newer']);
    expect(links[0]).toHaveAccessibleName('Previous article The older one');
    expect(links[1]).toHaveAccessibleName('Next article The newer one');
  });

  test('has no link to a next article on the newest article', () => {
    renderPost({ previous: older });
    expect(screen.getByRole('link', { name: /Previous article/ })).toBeVisible();
    expect(screen.queryByText('Next article')).not.toBeInTheDocument();
  });

  test('lists related articles with headings of level 3', () => {
    renderPost({ related: [postWith({ slug: 'bread', title: 'Bread' })] });
    const section = screen.getByRole('region', { name: 'Related articles' });
    expect(within(section).getByRole('heading', { level: 3, name: 'Bread' })).toBeVisible();
  });

  test('has no navigation without other articles', () => {
    renderPost();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByText('Related articles')).not.toBeInTheDocument();
  });

  test('marks a draft', () => {
    renderPost({ post: postWith({ status: 'draft' }) });
    expect(screen.getByText('Draft')).toBeVisible();
  });

  test('escapes markup in titles and excerpts', () => {
    const title = '<b>Soup</b> & <script>alert(1)</script> 🍋';
    const excerpt = '<img src=x onerror=alert(1)>';
    const post = postWith({ title, excerpt });
    renderPost({ post, previous: { slug: 'a', title }, related: [{ ...post, slug: 'b' }] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(title);
    expect(screen.getAllByText(excerpt)).toHaveLength(2);
    expect(document.querySelector('article script, article b, [onerror]')).toBeNull();
  });
});
