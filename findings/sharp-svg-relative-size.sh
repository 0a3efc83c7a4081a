#!/usr/bin/env bash
# sharp 0.35.5
# Guess: an SVG of 20rem by 10rem has 320 by 160 pixels, as in browsers, whose rem is 16 pixels where nothing sets it.
# Behavior: rem and vw are ignored: the numbers of the viewBox are taken for pixels, and without a viewBox the extent of
# what is drawn. An em is 12 pixels. Inches are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.5

cat >run.mjs <<'JS'
import sharp from 'sharp';

const drawing = (size, viewBox) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${viewBox}><rect width="8" height="8"/></svg>`;
const EXPECTED = [
  ['width="2in" height="1in"', 'viewBox="0 0 40 20"', '144 × 72'],
  ['width="20rem" height="10rem"', 'viewBox="0 0 40 20"', '40 × 20'],
  ['width="20rem" height="10rem"', '', '8 × 8'],
  ['width="50vw" height="25vw"', 'viewBox="0 0 40 20"', '40 × 20'],
  ['width="20em" height="10em"', 'viewBox="0 0 40 20"', '240 × 120'],
];

for (const [size, viewBox, expected] of EXPECTED) {
  const { width, height } = await sharp(Buffer.from(drawing(size, viewBox))).metadata();
  console.log(`${size} ${viewBox}: ${width} × ${height}`);
  if (`${width} × ${height}` !== expected) process.exitCode = 1;
}
JS
node run.mjs
