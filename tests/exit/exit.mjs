// Renders every page of the last `gatsby build` with React alone, and compares text and links of the main
// element with the built document: node tests/exit/exit.mjs
import { deepEqual } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createJiti } from 'jiti';
import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const project = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(project, 'public');
const jiti = createJiti(import.meta.url, {
  alias: { gatsby: path.join(import.meta.dirname, 'gatsby-stub.mjs') },
  jsx: { runtime: 'automatic' },
});
const load = (file) => jiti.import(path.join(project, file));

const { wrapPageElement } = await load('gatsby/wrap-page-element.tsx');

/** The files of pages and templates by the name that Gatsby gives to their chunks. */
const components = new Map(
  ['src/pages', 'src/templates']
    .flatMap((folder) => readdirSync(path.join(project, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => [`component---${file.replaceAll(/[^a-z0-9]+/g, '-')}`, file]),
);

/** What Gatsby knows of each page: path, component and the results of its query. */
const cache = path.join(project, '.cache/adapters/site');
const pages = readdirSync(cache, { recursive: true })
  .filter((file) => path.basename(file) === 'page-data.json')
  .map((file) => JSON.parse(readFileSync(path.join(cache, file), 'utf8')));

/** A page's markup, rendered from the site's own components without Gatsby. */
async function render({ path: pathname, componentChunkName, result }) {
  const { default: Page } = await load(components.get(componentChunkName));
  const props = { ...result, location: { pathname } };
  const element = wrapPageElement({ element: createElement(Page, props), props });
  return renderToStaticMarkup(element);
}

/** The document that the build wrote for a page. */
function builtDocument({ path: pathname }) {
  const names = [`${pathname}.html`, `${pathname}/index.html`, pathname];
  const name = names.find((each) => each.endsWith('.html') && existsSync(path.join(bundle, each)));
  if (!name) throw new Error(`${bundle} has no document for ${pathname}.`);
  return readFileSync(path.join(bundle, name), 'utf8');
}

/** The text and the links of a document's main element, a line each. */
function contentOf(html) {
  const main = parse(html).querySelector('main');
  for (const element of main.querySelectorAll('script, style, template')) element.remove();
  const links = main.querySelectorAll('a').map((link) => `link to ${link.getAttribute('href')}`);
  return [main.textContent.replaceAll(/\s+/g, ' ').trim(), ...links];
}

let [differences, links, words] = [0, 0, 0];
for (const page of pages) {
  const rendered = contentOf(await render(page));
  try {
    deepEqual(rendered, contentOf(builtDocument(page)));
  } catch ({ message }) {
    console.error(`${page.path}: ${message}`);
    differences += 1;
  }
  links += rendered.length - 1;
  words += rendered[0].split(' ').length;
}
console.log(`${pages.length} pages, ${words} words, ${links} links: ${differences} pages differ.`);
process.exitCode = differences > 0 || pages.length === 0 ? 1 : 0;
