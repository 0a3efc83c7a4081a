#!/usr/bin/env bash
# hast-util-sanitize 5.0.2
# Guess: the schemes of addresses are compared without regard to case, as RFC 3986 (section 3.1) has it.
# Behavior: they are compared letter by letter. A link to Https://…, as the keyboards of phones write it at the
# beginning of a line, stays a link without an address.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hast-util-sanitize@5.0.2 hastscript@9.0.1 hast-util-to-html@9.0.5

cat >run.mjs <<'JS'
import { h } from 'hastscript';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

const clean = (href) => toHtml(sanitize(h('a', { href }, 'Food data')));
const small = clean('https://fdc.nal.usda.gov/');
const capital = clean('Https://fdc.nal.usda.gov/');
console.log(`${small}\n${capital}`);
const isAsSeen = small.includes('href=') && !capital.includes('href=');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.mjs
