#!/usr/bin/env bash
# micromark-extension-gfm-autolink-literal 2.1.0, which remark-gfm 4 uses, with micromark 4.0.2
# Guess: a bare address ends before the punctuation of its sentence, whichever quotation marks and dots the author's editor
# writes.
# Behavior: it ends before ASCII's " and ..., but takes ” and … for a part of it, and the link leads to no page.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund micromark@4.0.2 micromark-extension-gfm-autolink-literal@2.1.0

cat >run.mjs <<'JS'
import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';

const EXPECTED = {
  'It is on "https://example.com/soup".': 'https://example.com/soup',
  'It is on “https://example.com/soup”.': 'https://example.com/soup%E2%80%9D',
  'More on https://example.com/soup...': 'https://example.com/soup',
  'More on https://example.com/soup…': 'https://example.com/soup%E2%80%A6',
};

for (const [text, address] of Object.entries(EXPECTED)) {
  const html = micromark(text, {
    extensions: [gfmAutolinkLiteral()],
    htmlExtensions: [gfmAutolinkLiteralHtml()],
  });
  const href = /href="([^"]*)"/.exec(html)?.[1];
  console.log(`${text} → ${href}`);
  if (href !== address) process.exitCode = 1;
}
JS
node run.mjs
