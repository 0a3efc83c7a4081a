import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import sharp from 'sharp';
import { movingPicture } from '../../../tests/unit/picture-file';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { hashOf } from '../result-cache';
import { aboveText, createImageResolvers, pictureFinder } from './image-data';

const folder = temporaryFolder();
beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(folder.at()));
afterEach(() => jest.restoreAllMocks());

/** The files of pictures that Gatsby has been asked for. */
const made: Promise<void>[] = [];
const { IMAGE_PROCESSING } = jest.requireActual('gatsby-plugin-sharp/gatsby-worker');
const createJobV2 = async ({ inputPaths: [path], ...job }: any) =>
  void made.push(IMAGE_PROCESSING({ ...job, inputPaths: [{ path }] }));
jest.requireActual('gatsby-plugin-sharp').setActions({ createJobV2 });

const nodeOf = (file: string) => {
  const { name, ext, base } = parse(file);
  const internal = { contentDigest: hashOf(readFileSync(folder.at(base))) };
  const children = ['.png', '.webp'].includes(ext) ? ['ImageSharp'] : [];
  return { absolutePath: folder.at(base), name, extension: ext.slice(1), children, internal };
};
const nodeModel: any = {
  getNodeById: ({ id }: { id: string }) => nodeOf(id),
  findOne: async ({ query }: any) => nodeOf(query.filter.absolutePath.eq),
};
const tools: any = {
  reporter: {},
  createResolvers: (all: object) => Object.assign(resolvers, all),
};
const find = pictureFinder('article.md', { nodeModel }, tools.reporter);
const resolvers: any = {};
createImageResolvers(tools);

/** What a page gets for a picture. Fails if there is none. */
async function shownAs(name: string) {
  const picture = await find(name);
  if (!picture) throw new Error(`There is no picture ${name}.`);
  return picture;
}

const quarters = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" fill="#fff">
<path d="M0 0h900v600H0z"/><path fill="red" d="M0 0h450v300H0z"/><path fill="blue" d="M450 0h450v300H450z"/></svg>`;
const upright = () => sharp(Buffer.from(quarters)).removeAlpha().png();

/** The colors of a picture's quarters, coarsely. */
const colorsOf = async (file: string | Buffer) =>
  (await sharp(file).resize(2, 2, { kernel: 'nearest', fit: 'fill' }).raw().toBuffer())
    .toJSON()
    .data.map((value) => Math.round(value / 64));

/** How pixels are arranged in files with the orientations 1 to 8 (EXIF 2.32): m for mirrored, and turned by degrees. */
const TURNS = '0 m0 180 m180 m270 270 m90 90'.split(' ').entries();

test.each([...TURNS])(
  'a photograph of orientation 1 + %i is shown upright',
  async (index, turn) => {
    const raw = upright()
      .rotate(Number.parseInt(turn.replace('m', ''), 10))
      .flop(turn.startsWith('m'));
    const photo = sharp(await raw.toBuffer())
      .jpeg()
      .withMetadata({ orientation: index + 1 });
    folder.write('a.jpg', await photo.toBuffer());
    const inText = (await shownAs('a.jpg')).childImageSharp?.gatsbyImageData;
    const { resolve } = resolvers.ImageSharp.gatsbyImageData;
    const onCard = await resolve({ parent: 'a.jpg' }, { layout: 'fullWidth' }, { nodeModel });
    await Promise.all(made.splice(0));
    expect(onCard.images.fallback.srcSet).toBeUndefined();
    for (const { width, height, images } of [inText, onCard]) {
      expect(width / height).toBeCloseTo(1.5);
      const shown = folder.at('public', images.fallback.src);
      expect(await colorsOf(shown)).toEqual(await colorsOf(await upright().toBuffer()));
    }
  },
);

test('a component gets AVIF in all widths, and one picture for programs that can’t read it', async () => {
  folder.write('dish.png', await upright().toBuffer());
  const { resolve } = resolvers.ImageSharp.gatsbyImageData;
  const options = { layout: 'fullWidth', breakpoints: [300, 600, 2000] };
  const { images } = await resolve({ parent: 'dish.png' }, options, { nodeModel });
  await Promise.all(made.splice(0));
  const [source] = images.sources;
  expect(images.sources).toEqual([{ ...source, type: 'image/avif', sizes: '100vw' }]);
  expect(source.srcSet.replace(/\/static\/\w+\/\w+\//g, '')).toBe(
    'dish.avif 300w, dish.avif 600w, dish.avif 900w',
  );
  const files = readdirSync(folder.at('public', dirname(dirname(images.fallback.src))), {
    recursive: true,
    encoding: 'utf8',
  });
  expect(files.filter((each) => each.endsWith('.png'))).toEqual([
    images.fallback.src.split('/').slice(-2).join('/'),
  ]);
  expect((await sharp(folder.at('public', images.fallback.src)).metadata()).width).toBe(900);
});

test('another photograph under the same name is shown in its own shape', async () => {
  const shownOf = async (width: number, height: number) => {
    folder.write('photo.png', await upright().resize(width, height).toBuffer());
    const { childImageSharp } = await shownAs('photo.png');
    await Promise.all(made.splice(0));
    return childImageSharp?.gatsbyImageData;
  };
  expect(await shownOf(60, 40)).toMatchObject({ width: 60, height: 40 });
  expect(await shownOf(40, 60)).toMatchObject({ width: 40, height: 60 });
});

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;

test.each([
  ['a#b.svg', svg('width="5cm" height="96"'), 189, 96],
  ['a%20b?c&d.svg', svg('viewBox="0 0 200 100"'), 200, 100],
  ['a+b c.gif', upright().resize(60, 40).gif().toBuffer(), 60, 40],
  ['moves.webp', movingPicture(60, 40), 60, 40],
  ['健康.png', upright().resize(60, 40).toBuffer(), 60, 40],
])('%s has its size and a safe address', async (name, picture, width, height) => {
  folder.write(name, await picture);
  const shown = await shownAs(name.includes('%') ? encodeURIComponent(name) : name);
  await Promise.all(made.splice(0));
  expect(shown).toMatchObject({ width, height });
  const address = String(
    shown.publicURL ?? shown.childImageSharp?.gatsbyImageData.images.fallback?.src,
  );
  expect(address).toMatch(/^\/static\/[a-z0-9/-]+\.\w+$/);
  expect(existsSync(folder.at('public', address))).toBe(true);
  const { childImageSharp, drawingURL, publicURL } = resolvers.File;
  const originalResolver = () => 'sizes';
  const sizes = await childImageSharp.resolve(nodeOf(name), {}, {}, { originalResolver });
  expect(sizes).toBe(name.endsWith('.png') ? 'sizes' : null);
  expect(await drawingURL.resolve(nodeOf(name))).toBe(shown.publicURL);
  expect(await publicURL.resolve(nodeOf(name))).toMatch(/^\/static\//);
});

test('only a picture with transparent pixels counts as transparent', async () => {
  const [red, clear] = ['red', 'transparent'].map((background) =>
    sharp({ create: { width: 60, height: 40, channels: 4, background } })
      .png()
      .toBuffer(),
  );
  const moving = sharp([await red!, await clear!], { join: { animated: true } });
  const pictures = {
    'screenshot.png': await red!,
    'drawing.png': await clear!,
    'opaque.gif': await sharp(await red!)
      .gif()
      .toBuffer(),
    'fades.webp': await moving.webp({ lossless: true }).toBuffer(),
  };
  const shown: Record<string, boolean> = {};
  for (const [name, bytes] of Object.entries(pictures)) {
    folder.write(name, bytes);
    shown[name] = (await shownAs(name)).isTransparent;
  }
  await Promise.all(made.splice(0));
  expect(shown).toEqual({
    'screenshot.png': false,
    'drawing.png': true,
    'opaque.gif': false,
    'fades.webp': true,
  });
});

test.each(['avif', 'jpeg', 'png', 'webp'] as const)(
  'the feed has the file that an article’s page has of a picture in %s',
  async (format) => {
    const name = `soup.${format}`;
    folder.write(name, await upright().resize(1300).toFormat(format).toBuffer());
    // As in picture-options.ts. With another one, plugin-sharp has other names for formats.
    const defaults = { placeholder: 'none' } as const;
    const findForFeed = pictureFinder('article.md', { nodeModel }, tools.reporter, () => ({
      ...defaults,
      ...aboveText(),
    }));
    const inFeed = await findForFeed(name);
    const { resolve } = resolvers.ImageSharp.gatsbyImageData;
    // The fragment NarrowPicture.
    const narrow = { layout: 'fullWidth', breakpoints: [720, 1200], avifOptions: { quality: 38 } };
    const onPage = await resolve({ parent: name }, { ...defaults, ...narrow }, { nodeModel });
    await Promise.all(made.splice(0));
    const src = inFeed?.childImageSharp?.gatsbyImageData.images.fallback?.src;
    expect(src).toMatch(/^\/static\/.+\/soup\./);
    expect(src).toBe(onPage.images.fallback.src);
  },
);
