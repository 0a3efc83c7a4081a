#!/usr/bin/env bash
# html-to-text 10.0.1
# Guess: a term and its description are apart in the text of a list of descriptions, as browsers show them.
# Behavior: nothing stands between <dt>, <dd> and the next <dt>, so that other facts come out: "Vitamin D3" is a vitamin of
# its own. The same elements as <div>s have a line each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund html-to-text@10.0.1

cat >run.mjs <<'JS'
import { htmlToText } from 'html-to-text';

const EXPECTED = {
  '<dl><dt>Vitamin D</dt><dd>3.2 µg</dd><dt>Iron</dt><dd>18 mg</dd></dl>': 'Vitamin D3.2 µgIron18 mg',
  '<div>Vitamin D</div><div>3.2 µg</div><div>Iron</div><div>18 mg</div>': 'Vitamin D\n3.2 µg\nIron\n18 mg',
};

for (const [html, expected] of Object.entries(EXPECTED)) {
  const text = htmlToText(html);
  console.log(`${html}\n${text}\n`);
  if (text !== expected) process.exitCode = 1;
}
JS
node run.mjs
