/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { BACKDROP } from '../../../src/lib/share-picture';
import { drawableText, drawSharePicture, shareAddress } from './share-picture';

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

test.each([
  ['Soup for 5, “été” & łódź ™', 'Soup for 5, “été” & łódź ™'],
  ['🥑 Avocado 👩‍🍳  toast 🇩🇪', 'Avocado toast'],
  ['Phở (low‑fat) ★', 'Phở (low-fat)'],
  ['Soup حساء for 5', 'Farm'],
  ['スープ (soup)', 'Farm'],
  ['Ĝusta supo', 'Farm'],
  ['🥑!', 'Farm'],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawableText(text, 'Farm')).toBe(drawn);
});

test('beside a title of any length the picture is on a plate whose gaps are closed', async () => {
  const title = 'Beans '.repeat(60);
  const { data, info } = await sharp(await drawSharePicture({ ...drawing, title }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const at = (y * info.width + x) * 3;
    const [red, green] = [data[at]!, data[at + 1]!];
    return red > 240 && green > 240 ? 'plate' : red > 170 && green < 120 ? 'rim' : 'other';
  };
  // From the picture to the edge of the plate.
  expect([720, 700, 678, 658].map((x) => colorAt(x, 315))).toEqual([
    'other',
    'plate',
    'rim',
    'plate',
  ]);
});
