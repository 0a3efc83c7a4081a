import { FARM } from '../../tests/unit/farm';
import { breadcrumbs } from './breadcrumbs';

test('the way begins at home and ends at the page, counted from one', () => {
  const list = breadcrumbs(
    FARM,
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
