/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawSharePicture } from './draw';
import { writeSharePictures } from './write';

jest.mock('./draw', () => ({ drawSharePicture: jest.fn(async () => Buffer.from('picture')) }));

const DRAWING = {
  slug: 'soup',
  title: 'Soup',
  eyebrow: '',
  product: 'Farm',
  picture: { path: 'soup.jpg', digest: '' },
  isBackdrop: false,
};
let bundle = '';

beforeEach(() => {
  bundle = mkdtempSync(path.join(tmpdir(), 'share-'));
  jest.mocked(drawSharePicture).mockClear().mockResolvedValue(Buffer.from('picture'));
});

afterEach(() => rmSync(bundle, { recursive: true }));

const write = (...addresses: string[]) =>
  writeSharePictures(new Map(addresses.map((address) => [address, DRAWING])), bundle);

test('writeSharePictures keeps the pictures of an earlier build', async () => {
  expect(await write('/share/a.jpg', '/share/b.jpg')).toEqual({ drawn: 2, kept: 0 });
  expect(await write('/share/a.jpg', '/share/b.jpg')).toEqual({ drawn: 0, kept: 2 });
  expect(drawSharePicture).toHaveBeenCalledTimes(2);
});

test('writeSharePictures removes unused pictures', async () => {
  await write('/share/old.jpg');
  writeFileSync(path.join(bundle, 'share/half.jpg.part'), '');
  await write('/share/new.jpg');
  expect(readdirSync(path.join(bundle, 'share'))).toEqual(['new.jpg']);
});
