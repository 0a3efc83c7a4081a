import { readFile } from 'node:fs/promises';
import { contentCopy } from '../../../../tests/unit/content-copy';
import { pictureFile } from '../../../../tests/unit/picture-file';

const copy = contentCopy();

const FILE = 'content/blog/soup.md';

/** Writes a video beside the article, with the files that belong to it unless they are changed or left out. */
async function writeVideo(
  files: Partial<Record<'mp4' | 'jpg' | 'vtt', Buffer | string | null>> = {},
) {
  for (const ending of ['mp4', 'jpg', 'vtt'] as const) {
    const { [ending]: own = await readFile(`tests/content/blog/images/boiling.${ending}`) } = files;
    if (own !== null) await copy.write(`content/blog/boil.${ending}`, own);
  }
}

const check = async (text: string) => {
  await copy.body('soup', text);
  return copy.check();
};

const VIDEO = '![Water.](boil.mp4)';

test('accepts a video with a poster and captions, or with the reason for none', async () => {
  await writeVideo();
  expect(await check(VIDEO)).toEqual([]);
  await copy.remove('content/blog/boil.vtt');
  expect(await check("![Water.](boil.mp4 'Without sound')")).toEqual([]);
});

test('accepts a rotated video beside an upright picture', async () => {
  const video = Buffer.from(await readFile('tests/content/blog/images/boiling.mp4'));
  const matrix = video.indexOf('tkhd') + 4 + 40;
  // A quarter turn: 0, 1, 0, -1, 0, 0.
  const turned = [0, 0x1_0000, 0, 0xffff_0000, 0, 0];
  for (const [at, value] of turned.entries()) video.writeUInt32BE(value, matrix + 4 * at);
  await writeVideo({ mp4: video, jpg: await pictureFile(180, 320) });
  expect(await check(VIDEO)).toEqual([]);
});

test.each([
  [
    'boil.en.vtt',
    'vtt',
    'the file of the captions of "boil.mp4" has another name, found "boil.en.vtt"; rename it to "boil.vtt"',
  ],
  [
    'boil.jpeg',
    'jpg',
    'the still picture of "boil.mp4" has another name, found "boil.jpeg"; rename it to "boil.jpg"',
  ],
  [
    'Boil-poster.JPG',
    'jpg',
    'the still picture of "boil.mp4" has another name, found "Boil-poster.JPG"; rename it to "boil.jpg"',
  ],
])('says how to name %s', async (name, instead, problem) => {
  await writeVideo({ [instead]: null });
  const own = await readFile(`tests/content/blog/images/boiling.${instead}`);
  await copy.write(`content/blog/${name}`, own);
  expect(await check("![Water.](boil.mp4 'It boils')")).toContain(`${FILE}:1  ${problem}`);
});

test('doesn’t mistake files of another video for its own', async () => {
  await writeVideo({ vtt: null });
  for (const ending of ['mp4', 'vtt'])
    await copy.write(
      `content/blog/boil-2.${ending}`,
      await readFile(`tests/content/blog/images/boiling.${ending}`),
    );
  expect(await check(VIDEO)).toContainEqual(
    expect.stringContaining('the video "boil.mp4" needs captions beside it, "boil.vtt"'),
  );
});

const MP4 = Buffer.from('0000ftypisom____avc1');

test.each([
  [
    { jpg: null },
    VIDEO,
    'the video "boil.mp4" needs a still picture of the same shape beside it, "boil.jpg"',
  ],
  [
    { jpg: 'square' },
    VIDEO,
    'the video "boil.mp4" has 320 × 180, but its still picture "boil.jpg" has 200 × 200; cut the picture to the shape of the video',
  ],
  [
    {},
    "Look: ![Water.](boil.mp4 'A pot') boils.",
    'the caption of "boil.mp4" would be lost; put it into a paragraph of its own',
  ],
  [
    {},
    "- ![Water.](boil.mp4 'A pot')",
    'the caption of "boil.mp4" would be lost; put it into a paragraph of its own',
  ],
  [
    { vtt: null },
    VIDEO,
    `the video "boil.mp4" needs captions beside it, "boil.vtt", or the reason for none in quotes: ![…](boil.mp4 'Without sound')`,
  ],
  [
    { vtt: '1\n00:00:00,000' },
    VIDEO,
    '"boil.vtt" has no captions that browsers read; its first line is WEBVTT',
  ],
  [
    { vtt: 'WEBVTT\n\n00:00,000 --> 00:03,000\nIt boils.' },
    VIDEO,
    '"boil.vtt" has no captions that browsers read; below an empty line, write times with a dot, such as 00:01.000 --> 00:03.000',
  ],
  [
    { mp4: Buffer.from('0000ftypisom____hvc1') },
    VIDEO,
    '"boil.mp4" isn’t in H.264, which all browsers play; save it as MP4 with H.264',
  ],
  [
    { mp4: 'GIF89a' },
    VIDEO,
    '"boil.mp4" isn’t in H.264, which all browsers play; save it as MP4 with H.264',
  ],
  [
    { mp4: 'of more than 25 MB' },
    VIDEO,
    'expected a video of at most 25 MB, "boil.mp4" has 25.1; make it shorter or smaller',
  ],
  [{}, '![Soup.](soup.mp4)', 'there is no video "soup.mp4"'],
  [{}, '![](boil.mp4)', 'the video "boil.mp4" needs alternative text: ![what it shows](boil.mp4)'],
  [
    {},
    '![Soup.](https://soup.example/soup.mp4)',
    'expected a video beside this file, found "https://soup.example/soup.mp4"; save it there',
  ],
  [
    {},
    '<video src="boil.mp4"></video>',
    'write a video like a picture, ![what it shows](soup.mp4), instead of <video>',
  ],
] as const)('with the files %j, reports of %s: %s', async (files, text, problem) => {
  const isSquare = 'jpg' in files && files.jpg === 'square';
  const isBig = 'mp4' in files && files.mp4 === 'of more than 25 MB';
  await writeVideo({
    ...files,
    ...(isSquare && { jpg: await pictureFile(200, 200) }),
    // Written here: as a part of the test's title it would take minutes on a busy machine.
    ...(isBig && { mp4: Buffer.concat([MP4, Buffer.alloc(25e6)]) }),
  });
  expect(await check(text)).toContain(`${FILE}:1  ${problem}`);
});
