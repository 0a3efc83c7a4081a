import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { projectFolder } from '../../tools/project-folder.mjs';
import { buildSame } from './peers.mjs';

/** The text and the links of a page's main element. */
function contentOf(file) {
  const main = parse(readFileSync(file, 'utf8')).querySelector('main');
  for (const element of main.querySelectorAll('script, style, template')) element.remove();
  return {
    text: main.textContent.replaceAll(/\s+/g, ' ').trim(),
    links: main.querySelectorAll('a').map((link) => link.getAttribute('href')),
  };
}

/** The differences between a page's texts and links in two folders, a sentence each. */
function findDifferences(page, ours, theirs) {
  const [one, other] = [ours, theirs].map((folder) => contentOf(path.join(folder, page)));
  const start = [...one.text].findIndex((character, at) => character !== other.text[at]);
  const excerpt = ({ text }) => JSON.stringify(text.slice(Math.max(0, start - 30), start + 50));
  const linksOf = ({ links }) => JSON.stringify(links);
  return [
    ...(one.text === other.text
      ? []
      : [`${page}: the text is ${excerpt(one)} here and ${excerpt(other)} there.`]),
    ...(linksOf(one) === linksOf(other)
      ? []
      : [`${page}: the links are ${linksOf(one)} here and ${linksOf(other)} there.`]),
  ];
}

const ours = path.join(projectFolder, 'public');
const theirs = buildSame();
const pages = readdirSync(ours, { recursive: true }).filter(
  (file) => file.endsWith('.html') && !/^page-data|^404/.test(file),
);
const differences = pages.flatMap((page) => findDifferences(page, ours, theirs));
for (const difference of differences) console.error(difference);
console.log(`${pages.length} pages compared, ${differences.length} differences.`);
process.exitCode = differences.length > 0 ? 1 : 0;
