// Crops each recipe's picture to its food, as if seen from above, for plates: node art/plates.mjs
// `plate` in pictures.json is the ellipse that the food fills: its center and half its width and height, in pixels.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const SIDE = 600;

for (const { file, plate } of JSON.parse(await readFile('art/pictures.json', 'utf8'))) {
  if (!plate) continue;
  const [x, y, halfWidth, halfHeight] = plate;
  await sharp(file)
    .extract({
      left: x - halfWidth,
      top: y - halfHeight,
      width: 2 * halfWidth,
      height: 2 * halfHeight,
    })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .jpeg({ quality: 92, mozjpeg: true })
    .toFile(file.replace('/recipes/', '/plates/'));
}
