import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';

const SIZE = { width: 1200, height: 630 };
const PICTURE = { width: 456, height: 590 };

const font = createRequire(import.meta.url).resolve(
  '@fontsource/rubik/files/rubik-latin-700-normal.woff',
);
const fonts = [{ name: 'Rubik', data: readFileSync(font), weight: 700, style: 'normal' }];

const box = (style, ...children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const card = ({ name, category, title }) =>
  box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: 684,
      height: 590,
      margin: 20,
      padding: 50,
      borderRadius: 40,
      backgroundColor: '#065f46',
      color: '#ffffff',
    },
    box({ fontSize: 36 }, name),
    box(
      { flexDirection: 'column', gap: 18 },
      box({ fontSize: 27 }, category),
      box({ fontSize: 64 }, title),
    ),
  );

/** Draws a share picture: the texts on the left, the article's picture on the right. */
export async function draw(texts, file) {
  const svg = await satori(card(texts), { ...SIZE, fonts });
  const picture = await sharp(file)
    .resize(PICTURE.width, PICTURE.height, { fit: 'cover', position: 'attention' })
    .toBuffer();
  return sharp({ create: { ...SIZE, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: picture, left: 724, top: 20 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
