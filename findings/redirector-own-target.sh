#!/usr/bin/env bash
# netlify-redirector 0.5.0, the engine behind Netlify's redirects
# Guess: "/blog/* /blog 302" sends /blog/unknown to /blog.
# Behavior: a rule whose * also covers its own target is dropped without a word; with names for the parts it works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund netlify-redirector@0.5.0

cat >run.js <<'JS'
const redirector = require('netlify-redirector');

const REQUEST = { scheme: 'https', host: 'soup.example', path: '/blog/unknown', query: '', method: 'GET' };

/** Where a request to /blog/unknown leads. */
async function targetWith(rule) {
  const matcher = await redirector.parsePlain(rule, {});
  const match = matcher.match({ ...REQUEST, getHeader: () => '', getCookie: () => '' });
  return match?.to ?? 'nowhere';
}

(async () => {
  const star = await targetWith('/blog/* /blog 302');
  const named = await targetWith('/blog/:article /blog 302');
  console.log(`/blog/*: ${star}\n/blog/:article: ${named}`);
  process.exitCode = star === 'nowhere' && named.endsWith('/blog') ? 0 : 1;
})();
JS
node run.js
