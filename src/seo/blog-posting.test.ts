import { postWith } from '../../tests/unit/posts';
import { FARM } from '../../tests/unit/farm';
import { blogPosting } from './blog-posting';

const describePost = (fields: Partial<Queries.PostFragment> = {}) =>
  blogPosting(FARM, { name: 'Blog', defaults: { author: 'Anonymous' } }, postWith(fields));

test('a post is described with what search engines ask for', () => {
  expect(describePost()).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Soup for five',
    description: 'How to cook it.',
    datePublished: '2025-10-19T00:00:00.000Z',
    dateModified: '2025-10-19T00:00:00.000Z',
    author: { '@type': 'Person', name: 'Ada' },
    image: 'https://farm.example/share/soup-0123456789abcdef.jpg',
    mainEntityOfPage: 'https://farm.example/blog/soup',
    publisher: { '@type': 'Organization', name: 'Farm' },
  });
});

test('a post that was changed says when', () => {
  expect(describePost({ updated: '2026-02-03T00:00:00.000Z' })).toMatchObject({
    datePublished: '2025-10-19T00:00:00.000Z',
    dateModified: '2026-02-03T00:00:00.000Z',
  });
});

test('a post without a date claims none', () => {
  const post = describePost({ date: null });
  expect(post).not.toHaveProperty('datePublished');
  expect(post).not.toHaveProperty('dateModified');
});

test('the team that bears the product’s name is an organization', () => {
  expect(describePost({ author: 'The Farm team' })).toMatchObject({
    author: { '@type': 'Organization', name: 'The Farm team' },
  });
});

test('a post that names nobody has no author', () => {
  expect(describePost({ author: 'Anonymous' })).not.toHaveProperty('author');
});
