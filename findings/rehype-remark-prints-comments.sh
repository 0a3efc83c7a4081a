#!/usr/bin/env bash
# rehype-remark 10.0.1 and react-dom 19.3.1
# Guess: a converter from HTML to Markdown leaves out comments, which no reader of the page sees.
# Behavior: they are printed as HTML. React writes one between two neighbors that are texts, so that sentences of its pages
# come out with "<!-- -->" in them, although hast-util-to-text, for one, leaves them out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund rehype-remark@10.0.1 rehype-parse@9.0.1 remark-stringify@11.0.0 unified@11.0.5 hast-util-to-text@4.0.2 react@19.3.1 react-dom@19.3.1

cat >run.mjs <<'JS'
import { toText } from 'hast-util-to-text';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const html = renderToString(createElement('p', null, 'Soup costs ', '$5', ' a bowl.'));
const parser = unified().use(rehypeParse, { fragment: true });
const text = toText(parser.parse(html));
const markdown = String(await parser().use(rehypeRemark).use(remarkStringify).process(html)).trim();
console.log({ html, text, markdown });
process.exitCode =
  text === 'Soup costs $5 a bowl.' && markdown === 'Soup costs <!-- -->$5<!-- --> a bowl.' ? 0 : 1;
JS
node run.mjs
