import { SAMPLE_SITE } from '../../../tests/unit/site';
import { breadcrumbs } from './breadcrumbs';

describe('breadcrumbs', () => {
  test('lists the pages from the home page on, counted from 1', () => {
    const list = breadcrumbs(
      SAMPLE_SITE,
      { name: 'Blog', path: '/blog' },
      { name: 'Süße Suppe', path: '/blog/süße-suppe' },
    );
    expect(list).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://farm.example/' },
        { '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://farm.example/blog' },
        {
          '@type': 'ListItem',
          position: 3,
          name: 'Süße Suppe',
          item: 'https://farm.example/blog/s%C3%BC%C3%9Fe-suppe',
        },
      ],
    });
  });
});
