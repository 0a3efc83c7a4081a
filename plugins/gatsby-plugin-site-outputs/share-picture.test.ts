/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { BACKDROP, SHARE_SIZE } from '../../src/lib/share-picture';
import { drawableText, shareAddress, writeSharePictures } from './share-picture';

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
  const inOtherFolder = { ...drawing.picture, path: '/elsewhere.jpg' };
  expect(shareAddress('soup', { ...drawing, picture: inOtherFolder })).toBe(address);
});

test.each([
  ['Soup for 5, “été” & łódź ™', 'Soup for 5, “été” & łódź ™'],
  ['🥑 Avocado 👩‍🍳  toast 🇩🇪', 'Avocado toast'],
  ['مرحبا', 'Farm'],
  ['🥑!', 'Farm'],
])('%s is drawn as %s', (text, drawn) => expect(drawableText(text, 'Farm')).toBe(drawn));

test('a picture has the size and format that networks expect', async () => {
  const bundle = mkdtempSync(path.join(tmpdir(), 'share-'));
  const titles = ['Soup', 'How nutrient gaps decide which recipe comes first', 'Beans '.repeat(60)];
  const pictures = titles.map(
    (title, index) => [`/share/${index}.jpg`, { ...drawing, title }] as const,
  );
  await writeSharePictures(new Map(pictures), bundle);
  for (const [address] of pictures) {
    const file = path.join(bundle, address);
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
  }
  rmSync(bundle, { recursive: true });
});
