/** @jest-environment node */
import sharp from 'sharp';
import { drawSharePicture } from './draw';
import { BACKDROP } from '../../../src/lib/share-picture';

const PHOTO = 'content/images/recipes/tomato-soup.jpg';

const draw = (title: string, photo: string | null = null) =>
  drawSharePicture({
    slug: 'soup',
    title,
    eyebrow: 'Cooking',
    product: 'Farm',
    picture: { path: photo ?? BACKDROP, digest: '' },
    isBackdrop: photo === null,
  });

/** The color of a pixel of a picture. */
async function colorAt(picture: Buffer, left: number, top: number) {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

/** The number of pixels of the title's box that are nearer to cream than to forest. */
async function inkOf(picture: Buffer) {
  const box = { left: 60, top: 180, width: 620, height: 410 };
  const pixels = await sharp(picture).extract(box).greyscale().raw().toBuffer();
  return pixels.filter((light) => light > 160).length;
}

test.each([
  'Soup',
  'How your nutrient gaps decide which recipe comes first',
  'Soup and bread. '.repeat(19).slice(0, 300),
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'مرحبا بالعالم: كيف تختار وصفتك 2025',
  '🥑 <b>Avocado</b> ]]> & "toast" 👩‍🍳',
  '😀',
])('drawSharePicture draws a JPEG of the right size for %j', async (title) => {
  const picture = await draw(title, PHOTO);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThanOrEqual(120_000);
  expect(await inkOf(picture)).toBeGreaterThan(1000);
});

test('drawSharePicture keeps a long title in its panel', async () => {
  const picture = await draw('Soup and bread. '.repeat(19));
  const [red = 0, green = 0] = await colorAt(picture, 400, 596);
  expect(green).toBeGreaterThan(red);
});

test('drawSharePicture shows the page’s picture, or else the backdrop', async () => {
  const withoutPicture = await colorAt(await draw('Soup'), 760, 560);
  expect(Math.min(...withoutPicture)).toBeGreaterThan(190);
  expect(await colorAt(await draw('Soup', PHOTO), 760, 560)).not.toEqual(withoutPicture);
});

test('drawSharePicture draws the same bytes for the same input', async () => {
  expect(await draw('Soup', PHOTO)).toEqual(await draw('Soup', PHOTO));
});
