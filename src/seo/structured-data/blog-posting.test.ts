import { postWith } from '../../../tests/unit/posts';
import { SAMPLE_SITE } from '../../../tests/unit/site';
import { blogPosting } from './blog-posting';

const describePost = (fields: Partial<Queries.PostFragment> = {}) =>
  blogPosting(SAMPLE_SITE, { name: 'Blog', defaults: { author: 'Anonymous' } }, postWith(fields));

describe('blogPosting', () => {
  test('has the properties that search engines ask for', () => {
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

  test('has the date of the last change', () => {
    expect(describePost({ updated: '2026-02-03T00:00:00.000Z' })).toMatchObject({
      datePublished: '2025-10-19T00:00:00.000Z',
      dateModified: '2026-02-03T00:00:00.000Z',
    });
  });

  test('has no dates for a post without a date', () => {
    const post = describePost({ date: null });
    expect(post).not.toHaveProperty('datePublished');
    expect(post).not.toHaveProperty('dateModified');
  });

  test('describes the product’s team as an organization', () => {
    expect(describePost({ author: 'The Farm team' })).toMatchObject({
      author: { '@type': 'Organization', name: 'The Farm team' },
    });
  });

  test('has no author for an anonymous post', () => {
    expect(describePost({ author: 'Anonymous' })).not.toHaveProperty('author');
  });
});
