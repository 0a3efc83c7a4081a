import path from 'node:path';
import { BACKDROP } from '../../../src/lib/metadata';
import { shareAddress } from './share-picture';

const drawing = {
  title: 'Soup',
  eyebrow: 'Cooking',
  product: 'Farm',
  picture: { path: path.resolve(BACKDROP), digest: 'abc', isBackdrop: true },
};

test('an address names the page and changes with everything that is drawn', () => {
  const address = shareAddress('soup', drawing);
  expect(address).toMatch(/^\/share\/soup-[0-9a-f]{16}\.jpg$/);
  const changes = [
    { title: 'Salad' },
    { eyebrow: 'Eating' },
    { product: 'Barn' },
    { picture: { ...drawing.picture, digest: 'def' } },
    { picture: { ...drawing.picture, isBackdrop: false } },
  ];
  const others = changes.map((change) => shareAddress('soup', { ...drawing, ...change }));
  expect(new Set([address, ...others]).size).toBe(6);
});
