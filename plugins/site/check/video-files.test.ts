/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { contentCopy } from '../../../tests/unit/content-copy';

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

const MP4 = Buffer.from('0000ftypisom____avc1');

test.each([
  [
    { jpg: null },
    VIDEO,
    'the video "boil.mp4" needs a still picture of the same shape beside it, "boil.jpg"',
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
    { mp4: Buffer.concat([MP4, Buffer.alloc(25e6)]) },
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
])('with the files %j, reports of %s: %s', async (files, text, problem) => {
  await writeVideo(files);
  expect(await check(text)).toContain(`${FILE}:1  ${problem}`);
});
