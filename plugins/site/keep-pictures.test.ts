import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { temporaryFolder } from '../../tests/unit/temporary-folder';
import { keepPictures } from './keep-pictures';

const folder = temporaryFolder();
const worker = jest.requireActual('gatsby-plugin-sharp/gatsby-worker');
keepPictures();

/** Has pictures made of a photograph, as Gatsby does. */
const make = (...names: string[]) =>
  worker.IMAGE_PROCESSING({
    inputPaths: [{ path: folder.at('photo.png') }],
    outputDir: folder.at('static'),
    args: {
      operations: names.map((name) => ({ outputPath: name, args: { width: 20, toFormat: 'jpg' } })),
      pluginOptions: {},
    },
  });

beforeEach(async () => {
  const background = 'red';
  const photo = sharp({ create: { width: 40, height: 40, channels: 3, background } });
  folder.write('photo.png', await photo.png().toBuffer());
});

test('a picture that exists is not encoded again, and a missing one beside it is', async () => {
  folder.write('static/a.jpg', 'of an earlier build');
  await make('a.jpg', 'b.jpg');
  expect(readFileSync(folder.at('static/a.jpg'), 'utf8')).toBe('of an earlier build');
  expect((await sharp(folder.at('static/b.jpg')).metadata()).width).toBe(20);
});

test('a picture left incomplete by a killed process is encoded again', async () => {
  folder.write('static/c.jpg.partial', 'half of');
  await make('c.jpg');
  expect((await sharp(folder.at('static/c.jpg')).metadata()).width).toBe(20);
  expect(readdirSync(folder.at('static'))).not.toContain('c.jpg.partial');
});

test('a photograph that can’t be read leaves no picture', async () => {
  folder.write('photo.png', 'no picture');
  await expect(make('d.jpg')).rejects.toThrow('failed');
  expect(readdirSync(folder.at('static'))).not.toContain('d.jpg');
});
