/** @jest-environment node */
import { shareAddress, type ShareDrawing } from './share-picture';

const DRAWING: ShareDrawing = {
  slug: 'soup',
  title: 'Soup',
  eyebrow: 'Cooking',
  product: 'Farm',
  picture: { path: '/a/soup.jpg', digest: '1' },
  isBackdrop: false,
};

const address = (changes: Partial<ShareDrawing> = {}) => shareAddress({ ...DRAWING, ...changes });

test('shareAddress contains the slug and a stable hash', () => {
  expect(address()).toMatch(/^\/share\/soup-[0-9a-f]{16}\.jpg$/);
  expect(address()).toBe(address({ picture: { path: '/another/machine/soup.jpg', digest: '1' } }));
});

test.each([
  { title: 'Salad' },
  { eyebrow: 'Eating' },
  { product: 'Mill' },
  { picture: { path: '/a/soup.jpg', digest: '2' } },
  { isBackdrop: true },
])('shareAddress changes with what is drawn: %j', (changes) => {
  expect(address(changes)).not.toBe(address());
});

test.each([
  ['Süße Suppe', 'su-e-suppe'],
  ['../../etc', 'etc'],
  ['汤', 'page'],
])('shareAddress turns the slug %j into an ASCII file name', (slug, name) => {
  expect(address({ slug })).toMatch(new RegExp(`^/share/${name}-[0-9a-f]{16}\\.jpg$`));
});
