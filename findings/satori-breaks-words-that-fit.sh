#!/usr/bin/env bash
# satori 0.63.2
# Guess: wordBreak: 'break-word' breaks a word only where it is wider than its line, with textWrap: 'balance' as well.
# Behavior: with both, the last letter of a word that fits wraps: "Micronutrien" and "t". Each alone keeps it whole.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund satori@0.63.2 @fontsource/inter@5.2.8

cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import satori from 'satori';

const data = readFileSync('node_modules/@fontsource/inter/files/inter-latin-700-normal.woff');
const fonts = [{ name: 'Inter', data, weight: 700 }];

/** The lines of text that satori draws. */
async function linesWith(style) {
  const children = 'Micronutrient deficiencies';
  const props = { style: { width: 480, fontSize: 68, fontWeight: 700, ...style }, children };
  const svg = await satori({ type: 'div', props }, { width: 480, height: 400, fonts, embedFont: false });
  const lines = {};
  for (const [, y, text] of svg.matchAll(/<text [^>]*\by="([\d.]+)"[^>]*>([^<]*)</g))
    lines[y] = (lines[y] ?? '') + text;
  return Object.values(lines);
}

const both = await linesWith({ textWrap: 'balance', wordBreak: 'break-word' });
const balanced = await linesWith({ textWrap: 'balance' });
const breaking = await linesWith({ wordBreak: 'break-word' });
console.log({ both, balanced, breaking });
const isWhole = (lines) => lines[0].trim() === 'Micronutrient';
process.exitCode = !isWhole(both) && isWhole(balanced) && isWhole(breaking) ? 0 : 1;
JS
node run.mjs
