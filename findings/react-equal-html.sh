#!/usr/bin/env bash
# react-dom 19.2.0: an element with `dangerouslySetInnerHTML` renders again with an equal text in a new object, as
# `dangerouslySetInnerHTML={{ __html: text }}` makes one for each render.
# Guess: nothing changes in the document, because React compares the texts. 19.3.1 does.
# Behavior: React writes the HTML again, so the nodes below are new ones. A hydrated element whose HTML differs from
# the text loses it. With the same object in each render, both versions keep the nodes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > try.mjs <<'JS'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<div></div>');
const { document, navigator } = window;
Object.assign(globalThis, { window, document, IS_REACT_ACT_ENVIRONMENT: true });
globalThis.navigator ??= navigator;
const { createElement, act, version } = await import('react');
const { createRoot } = await import('react-dom/client');

const constant = { __html: '<b>soup</b>' };
const seen = [];
for (const [what, html] of [
  ['a new object', () => ({ __html: '<b>soup</b>' })],
  ['one object', () => constant],
]) {
  const container = document.createElement('div');
  const root = createRoot(container);
  const Part = ({ lang }) => createElement('p', { lang, dangerouslySetInnerHTML: html() });
  await act(async () => root.render(createElement(Part, { lang: 'en' })));
  const before = container.querySelector('b');
  await act(async () => root.render(createElement(Part, { lang: 'de' })));
  seen.push(`${what}: ${container.querySelector('b') === before ? 'kept' : 'written again'}`);
}
console.log(`react-dom ${version}: ${seen.join(', ')}`);
JS
for version in 19.2.0 19.3.1; do
  npm install --silent --no-audit --no-fund --prefix . "react@$version" "react-dom@$version" jsdom@26.1.0 >&2
  node try.mjs
done > output
cat output
grep -qx 'react-dom 19.2.0: a new object: written again, one object: kept' output
grep -qx 'react-dom 19.3.1: a new object: kept, one object: kept' output
