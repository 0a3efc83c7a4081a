#!/usr/bin/env bash
# unified-lint-rule 3.0.1, with unified 11.0.5 and vfile 6.0.3
# Guess: when a rule throws an error, as a mistake in its code does, process() rejects.
# Behavior: process() succeeds; the error is a message about the text, and no fatal one, although vfile's fail() made it
# fatal. A script that fails for fatal messages, or counts known rules, passes every text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund unified-lint-rule@3.0.1 unified@11.0.5 vfile@6.0.3 remark-parse@11.0.0 remark-stringify@11.0.0

cat >run.mjs <<'JS'
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { lintRule } from 'unified-lint-rule';

const rule = lintRule('soup:no-salt', () => {
  throw new Error('a mistake in the rule');
});
const file = await unified().use(remarkParse).use(rule).use(remarkStringify).process('Soup.\n').catch(() => undefined);
const messages = file?.messages.map(({ ruleId, reason, fatal }) => `${ruleId}: ${reason}, fatal: ${fatal}`) ?? [];
console.log(file ? `processed; ${messages.join()}` : 'rejected');
process.exitCode = messages.join() === 'no-salt: a mistake in the rule, fatal: false' ? 0 : 1;
JS
node run.mjs
