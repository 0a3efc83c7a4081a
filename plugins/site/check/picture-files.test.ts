/** @jest-environment node */
import sharp from 'sharp';
import { movingPicture, pictureFile } from '../../../tests/unit/picture-file';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';
import { findPictureIssue } from './picture-files';

const folder = temporaryFolder();
const issueOf = (name: string) =>
  findPictureIssue(name, folder.at('content/blog/soup.md'), 1, folder.at());

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

test('a picture is in the content, and only an SVG has the ending of one', async () => {
  const picture = await pictureFile(9, 9);
  for (const name of ['docs/a.png', 'content/blog/a.svg']) folder.write(name, picture);
  expect([await issueOf('../../docs/a.png'), await issueOf('a.svg')]).toEqual([
    'expected a picture in content/images or beside the text, found "../../docs/a.png"',
    '"a.svg" is a png file; rename it to end with .png',
  ]);
});
