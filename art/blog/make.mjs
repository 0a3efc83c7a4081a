// Lays the three dinners of the article on one table, from their finished renders: node art/blog/make.mjs
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const IMAGES = new URL('../../content/images/', import.meta.url);
const FILE = new URL('../../content/blog/images/three-dinners.jpg', import.meta.url);
const WIDTH = 2400;
const HEIGHT = 1350;

/** The color on which the curry was rendered (art/pictures.json). The others are cut-outs. */
const TABLE = '#5A3350';

/** From the farthest to the nearest: the width of each render, and where its upper left corner is. */
const DISHES = [
  { file: 'recipes/lentil-curry.jpg', width: 1300, left: 1190, top: -160 },
  { file: 'closing/salmon-bowl.webp', width: 1300, left: -150, top: -200 },
  { file: 'closing/shakshuka.webp', width: 1420, left: 520, top: 310 },
];

const layerOf = async ({ file, width, left, top }) => ({
  input: await sharp(fileURLToPath(new URL(file, IMAGES)))
    .resize(width)
    .png()
    .toBuffer(),
  left,
  top,
});

const table = { width: WIDTH, height: HEIGHT, channels: 3, background: TABLE };
await sharp({ create: table })
  .composite(await Promise.all(DISHES.map(layerOf)))
  .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
  .toFile(fileURLToPath(FILE));
