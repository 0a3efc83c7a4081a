#!/usr/bin/env bash
# cssnano 5.1.15, which Gatsby 5.16 installs: a rule that sets `animation` and then `animation-timeline`.
# Guess: the order stays, because the shorthand resets the timeline if it comes second.
# Behavior: the default preset sorts declarations and puts the timeline first. A scroll-driven animation then runs on
# the time of the document: for no time at all, if it has no duration. Without `cssDeclarationSorter`, and in 7.1.2, the
# order stays.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';

const require = createRequire(`${process.cwd()}/`);
const postcss = require('postcss');
const cssnano = require('cssnano');
const { version } = require('cssnano/package.json');
const css = '.card { animation: rise linear both; animation-timeline: view() }';
for (const options of [{}, { cssDeclarationSorter: false }]) {
  const result = await postcss([cssnano({ preset: ['default', options] })]).process(css, {
    from: undefined,
  });
  console.log(`${version} ${JSON.stringify(options)}: ${result.css}`);
}
JS
for version in 5.1.15 7.1.2; do
  npm install --silent --no-audit --no-fund --prefix . "cssnano@$version" postcss@8.5.6 >&2
  node try.mjs
done > output
cat output
moved='.card{animation-timeline:view();animation:rise linear both}'
kept='.card{animation:rise linear both;animation-timeline:view()}'
grep -qxF "5.1.15 {}: $moved" output
grep -qxF "5.1.15 {\"cssDeclarationSorter\":false}: $kept" output
grep -qxF "7.1.2 {}: $kept" output
