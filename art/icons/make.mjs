// Makes the site's icons from mark.svg: node art/icons/make.mjs
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOREST = '#23463a';
const APRICOT = '#f0b27e';
const mark = await readFile(new URL('mark.svg', import.meta.url), 'utf8');

/** The mark in apricot on forest green, `side` pixels wide; `share` (0 to 1) is the mark's part of that. */
async function icon(side, share) {
  const size = Math.round(side * share);
  const drawing = await sharp(Buffer.from(mark.replace(/#d8784e/, APRICOT)), { density: 2400 })
    .resize(size, size)
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 4, background: FOREST } })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true });
}

/** An ICO with one PNG of 32 px: a header of 6 bytes, a directory entry of 16, the PNG. */
async function favicon() {
  const png = await sharp(Buffer.from(mark), { density: 2400 }).resize(32, 32).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

await writeFile('static/favicon.svg', mark);
await writeFile('static/favicon.ico', await favicon());
await (await icon(180, 0.66)).toFile('static/apple-touch-icon.png');
await (await icon(512, 0.7)).toFile('static/icon-512.png');
