import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from './median.mjs';
import { judge } from './targets.mjs';

const US = 'this site';
const PEER = 'astro';
const SAME = 'same in astro';
const COLUMNS = {
  lcp: ['LCP ms', 0],
  tbt: ['TBT ms', 0],
  cls: ['CLS', 3],
  main: ['Main thread ms', 0],
  total: ['Total kB', 1],
  script: ['Script kB', 1],
  image: ['Image kB', 1],
  html: ['HTML kB', 1],
  css: ['CSS kB', 1],
  font: ['Font kB', 1],
};

/** Prints the medians and targets, and writes them into a folder; returns whether all targets are met. */
export function report(visits, folder) {
  const medians = mediansOf(visits);
  const routes = [...new Set(medians.map(({ route }) => route))];
  const at = (route, name) => medians.find((row) => row.route === route && row.name === name);
  const targets = routes.flatMap((route) =>
    judge(route, at(route, US), at(route, PEER), at(route, SAME)),
  );
  const text = [
    ...routes.map((route) =>
      table(
        medians.filter((row) => row.route === route),
        at(route, PEER),
      ),
    ),
    '## Targets\n',
    ...targets.map(tellTarget),
  ].join('\n');
  console.log(`\n${text}`);
  writeFileSync(path.join(folder, 'pages.md'), `${text}\n`);
  writeFileSync(
    path.join(folder, 'pages.json'),
    JSON.stringify({ medians, targets, visits }, null, 1),
  );
  return targets.every(({ passed }) => passed);
}

function mediansOf(visits) {
  const groups = Map.groupBy(visits, ({ route, name }) => `${route} ${name}`);
  return [...groups.values()].map((group) => ({
    route: group[0].route,
    name: group[0].name,
    element: group[0].element,
    missing: group[0].missing,
    ...Object.fromEntries(
      Object.keys(COLUMNS).map((figure) => [figure, median(group.map((visit) => visit[figure]))]),
    ),
  }));
}

function table(rows, peer) {
  const header = ['Page', 'LCP element', ...Object.values(COLUMNS).map(([title]) => title)];
  const lines = rows.map((row) => [
    row.name,
    row.element,
    ...Object.entries(COLUMNS).map(([figure, [title, digits]]) =>
      cell(row, peer, figure, title, digits),
    ),
  ]);
  const rule = header.map((_, column) => (column < 2 ? '---' : '--:'));
  const body = [header, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
  const missing = rows.flatMap((row) => row.missing.map((file) => `${row.name} has no ${file}.`));
  return [`## ${rows[0].route}\n`, body, ...missing, ''].join('\n');
}

/** A figure, and how many times Astro's it is. */
function cell(row, peer, figure, title, digits) {
  const value = row[figure] / (title.endsWith('kB') ? 1000 : 1);
  const times =
    row !== peer && peer[figure] > 0 ? ` (×${(row[figure] / peer[figure]).toFixed(2)})` : '';
  return value.toFixed(digits) + times;
}

const tellTarget = ({ route, what, value, limit, passed }) =>
  `- ${passed ? 'met' : 'MISSED'}: ${route}: ${what}: ${round(value)}, at most ${round(limit)}`;

const round = (value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value);
