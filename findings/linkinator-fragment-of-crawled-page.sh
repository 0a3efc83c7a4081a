#!/usr/bin/env bash
# linkinator 7.6.1
# Guess: with --check-fragments, a link to #unknown of a page is broken, wherever the link is.
# Behavior: it is broken only if the page hasn't been crawled before. Each page links to the next one, so that the links
# back to "/#unknown" and "/second.html#unknown" pass, and the one to "/third.html#unknown" doesn't.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund linkinator@7.6.1

page() { echo "<!doctype html><html lang=\"en\"><title>Soup</title><h1>Soup</h1>$1</html>"; }
mkdir site
page '<a href="/second.html">Second</a>' >site/index.html
page '<a href="/#unknown">First</a> <a href="/third.html#unknown">Third</a>' >site/second.html
page '<a href="/second.html#unknown">Second</a>' >site/third.html
cat >run.mjs <<'JS'
import { LinkChecker } from 'linkinator';

const { links } = await new LinkChecker().check({ path: 'site', recurse: true, checkFragments: true });
const broken = links.filter(({ state }) => state === 'BROKEN').map(({ url }) => url.slice('site'.length));
const different = [...new Set(broken)];
console.log(`checked: ${links.length}, broken: ${different.join(' ')}`);
process.exitCode = different.join() === '/third.html#unknown' ? 0 : 1;
JS
node run.mjs
