#!/usr/bin/env bash
# beasties 0.5.4
# Guess: the compiler and the runtime keep the at-rules of a stylesheet as they are written.
# Behavior: a statement-like at-rule is written as "@page{…};". In CSS the semicolon begins the next rule, so that a
# browser drops that rule.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund beasties@0.5.4

cat >run.mjs <<'JS'
import { compileSheet } from 'beasties/compiler';
import { renderCriticalCss } from 'beasties/runtime';

const styles = '@page{margin:2cm}p{color:green}';
const sheet = compileSheet(styles, { exact: false });
const used = { tags: new Set(['p']), classes: new Set(), ids: new Set(), attrs: new Set() };
const { css: written } = renderCriticalCss(sheet, used);
console.log(`${styles}\n${written}`);
process.exitCode = written.includes('};p{') ? 0 : 1;
JS
node run.mjs
