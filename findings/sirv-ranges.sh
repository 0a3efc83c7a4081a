#!/usr/bin/env bash
# sirv 3.0.2
# Guess: of a file of ten bytes, "Range: bytes=0-0" gets the first byte, and "Range: bytes=-4" the last four, as RFC 9110
# (14.1.2) says and players and download managers ask.
# Behavior: the former gets the whole file, the latter the first five bytes, both as 206.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sirv@3.0.2

mkdir site
printf 0123456789 >site/digits.txt
cat >run.js <<'JS'
const { createServer } = require('node:http');
const sirv = require('sirv');

const EXPECTED = { 'bytes=2-4': '234', 'bytes=0-0': '0123456789', 'bytes=-4': '01234' };

const server = createServer(sirv('site')).listen(0, '127.0.0.1', async () => {
  for (const [range, part] of Object.entries(EXPECTED)) {
    const response = await fetch(`http://127.0.0.1:${server.address().port}/digits.txt`, { headers: { range } });
    const body = await response.text();
    console.log(`${range}: ${response.status}, ${body}, ${response.headers.get('content-range')}`);
    if (response.status !== 206 || body !== part) process.exitCode = 1;
  }
  server.close();
});
JS
node run.js
