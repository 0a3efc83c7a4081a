#!/usr/bin/env bash
# gatsby-source-filesystem 5.16.0
# Guess: a file node's contentDigest is that of the file's bytes.
# Behavior: with Gatsby's cache at hand, a file that has the modification time and the inode of an earlier one gets the
# earlier one's digest, whatever its bytes. Copying into place with kept times (rsync --inplace --times) does that.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps \
  gatsby-source-filesystem@5.16.0

cat >run.js <<'JS'
const { utimesSync, writeFileSync } = require('node:fs');
const { createFileNode } = require('gatsby-source-filesystem/create-file-node');

const stored = new Map();
const cache = { get: async (key) => stored.get(key), set: async (key, value) => stored.set(key, value) };
const time = new Date('2026-01-01T00:00:00Z');

/** Writes the file in place with the same time, and returns its digest. */
async function digestOf(text) {
  writeFileSync('soup.txt', text);
  utimesSync('soup.txt', time, time);
  const node = await createFileNode(`${process.cwd()}/soup.txt`, (id) => id, {}, cache);
  return node.internal.contentDigest;
}

(async () => {
  const [tomato, lentil] = [await digestOf('tomato soup'), await digestOf('lentil soup')];
  console.log(`tomato soup: ${tomato}\nlentil soup: ${lentil}`);
  process.exitCode = tomato === lentil ? 0 : 1;
})();
JS
node run.js
