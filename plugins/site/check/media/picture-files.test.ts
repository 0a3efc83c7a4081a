import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { movingPicture, pictureFile } from '../../../../tests/unit/picture-file';
import { temporaryFolder } from '../../../../tests/unit/temporary-folder';
import { findPictureIssue } from './picture-files';

const folder = temporaryFolder();
const issueOf = (name: string) =>
  findPictureIssue(name, folder.at('content/blog/soup.md'), 1, folder.at());

test('names a picture whose path has the backslashes of Windows', async () => {
  folder.write('content/blog/images/pot.png', await pictureFile(9, 9));
  expect(await issueOf('images\\pot.png')).toBe(
    'there is no picture "images\\pot.png", did you mean "./images/pot.png"?',
  );
});

test('SVGs and animations can be up to a megabyte', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const png = await pictureFile(9, 9);
  const [gif, webp] = [await sharp(png).gif().toBuffer(), await movingPicture(9, 9)];
  const files = { 'a.png': png, 'a.gif': gif, 'a.webp': webp, 'a.svg': Buffer.from(svg) };
  const issues = Object.entries(files).map(async ([name, bytes]) => {
    folder.write(`content/blog/${name}`, Buffer.concat([bytes, Buffer.alloc(1.3e6, ' ')]));
    return issueOf(name);
  });
  const sentence = (name: string) =>
    `expected at most 1 MB of a drawing or a moving picture, "${name}" has 1.4; make it smaller, or save it as PNG or JPEG`;
  expect(await Promise.all(issues)).toEqual([
    undefined,
    ...['a.gif', 'a.webp', 'a.svg'].map(sentence),
  ]);
});

const svg = (attributes: string, parts = '<path d="M0 0h9v9H0z"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${parts}</svg>`);

/** A PNG with another chunk before its pixels. */
async function pngWith(type: string, data: Buffer) {
  const png = await pictureFile(9, 9);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const chunk = Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  // The signature and the first chunk have 33 bytes.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const uint32s = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
};

const OTHER_COLORS =
  'has colors that copies of it would lose, because it describes them without a color profile; export it again in sRGB';

/** What visitors would see differently from the author, and the sentence about it after the picture’s name. */
const OTHERWISE: [
  kind: string,
  ending: string,
  bytes: () => Promise<Buffer> | Buffer,
  end: string,
][] = [
  [
    'a HEIC from a phone',
    'jpg',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    'has the format HEIC, which can’t be read here; save it as a JPEG',
  ],
  [
    'a JPEG XL',
    'jpg',
    () => Buffer.from('ff0a000000', 'hex'),
    'has the format JXL, which can’t be read here; save it as a JPEG',
  ],
  [
    'a Photoshop file',
    'png',
    () => Buffer.from('8BPS\0\0'),
    'has the format PSD, which can’t be read here; save it as a JPEG',
  ],
  [
    'a moving PNG',
    'png',
    async () => pngWith('acTL', uint32s(2, 0)),
    'is a moving PNG, of which only the first image would be shown; save it as a GIF',
  ],
  [
    'a TIFF',
    'tiff',
    async () =>
      sharp(await pictureFile(9, 9))
        .tiff()
        .toBuffer(),
    'has the format TIFF, which browsers don’t show; save it as a JPEG',
  ],
  [
    'a JPEG that is cut off',
    'jpg',
    async () =>
      (
        await sharp(await pictureFile(900, 900))
          .jpeg()
          .toBuffer()
      ).subarray(0, 600),
    'is a damaged picture (JPEG); save it again, or copy it again from where it came',
  ],
  ['linear light', 'png', async () => pngWith('gAMA', uint32s(100_000)), OTHER_COLORS],
  [
    'Display P3',
    'png',
    async () =>
      pngWith('cHRM', uint32s(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6000)),
    OTHER_COLORS,
  ],
  ['HDR', 'png', async () => pngWith('cICP', Buffer.from([9, 16, 0, 1])), OTHER_COLORS],
  [
    'a drawing in rem',
    'svg',
    () => svg('width="20rem" height="10rem"'),
    'has the width "20rem"; write it in pixels, such as width="320"',
  ],
  [
    'a drawing without a size',
    'svg',
    () => svg('width="100%"'),
    'has no size; give its element <svg> a viewBox such as viewBox="0 0 320 200"',
  ],
  [
    'a drawing with a photo beside it',
    'svg',
    () => svg('viewBox="0 0 9 9"', '<image href="photo.jpg"/>'),
    'shows "photo.jpg", which browsers leave out of a picture; put it into the drawing',
  ],
  [
    'a compressed drawing',
    'svg',
    () => gzipSync(svg('viewBox="0 0 9 9"')),
    'is compressed, which browsers don’t show; save it as a plain SVG',
  ],
];

test.each(OTHERWISE)('reports %s', async (_kind, ending, bytes, end) => {
  folder.write(`content/blog/a.${ending}`, await bytes());
  expect(await issueOf(`a.${ending}`)).toBe(`"a.${ending}" ${end}`);
});

test.each<[kind: string, ending: string, bytes: () => Promise<Buffer> | Buffer]>([
  ['sRGB in numbers', 'png', async () => pngWith('gAMA', uint32s(45_455))],
  ['sRGB by its code', 'png', async () => pngWith('cICP', Buffer.from([1, 13, 0, 1]))],
  ['a drawing with a size', 'svg', () => svg('width="5cm" height="96"')],
  [
    'a drawing with a photo inside it',
    'svg',
    () => svg('width="100%" viewBox="0 0 9 9"', '<image href="data:image/png;base64,"/>'),
  ],
  [
    'an AVIF',
    'jpg',
    async () =>
      sharp(await pictureFile(9, 9))
        .avif()
        .toBuffer(),
  ],
])('accepts %s', async (_kind, ending, bytes) => {
  folder.write(`content/blog/a.${ending}`, await bytes());
  expect(await issueOf(`a.${ending}`)).toBeUndefined();
});

test('reports pictures that can’t be resized', async () => {
  folder.write('content/blog/tall.png', await pictureFile(20, 16_384));
  folder.write('content/blog/flat.png', await pictureFile(4000, 2));
  expect([await issueOf('tall.png'), await issueOf('flat.png')]).toEqual([
    'expected a picture at most 16383 pixels tall, "tall.png" has 20 × 16384; make it smaller, or cut it into several',
    'expected a picture at most 200 times as wide as tall, "flat.png" has 4000 × 2; for a line between paragraphs, write ---',
  ]);
});

test('reports a picture outside of the content, and a PNG named .svg', async () => {
  const picture = await pictureFile(9, 9);
  for (const name of ['docs/a.png', 'content/blog/a.svg']) folder.write(name, picture);
  expect([await issueOf('../../docs/a.png'), await issueOf('a.svg')]).toEqual([
    'expected a picture in content/images or beside the text, found "../../docs/a.png"',
    '"a.svg" is a png file; rename it to end with .png',
  ]);
});
