#!/usr/bin/env bash
# postcss-selector-parser 7.2.1
# Guess: walkTags() visits the names of elements in a selector.
# Behavior: the arguments of pseudo-classes that take no selector are parsed as selectors, too, and visited as elements:
# "odd" of :nth-child(odd), "en" of :lang(en), "rtl" of :dir(rtl). A program that keeps only rules for elements that a
# page has drops these rules.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund postcss-selector-parser@7.2.1

cat >run.cjs <<'JS'
const parser = require('postcss-selector-parser');

const expected = { 'li:nth-child(odd)': 'li odd', 'q:lang(en)': 'q en', 'p:dir(rtl)': 'p rtl' };
for (const [selector, names] of Object.entries(expected)) {
  const tags = [];
  parser().astSync(selector).walkTags(({ value }) => tags.push(value));
  console.log(`${selector}: ${tags.join(' ')}`);
  if (tags.join(' ') !== names) process.exitCode = 1;
}
JS
node run.cjs
