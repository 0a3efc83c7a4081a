import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../page/median.mjs';

const PEER = 'astro';

/** Prints the medians of all visits beside the peer's, and writes them into a folder. */
export function report(visits, folder) {
  const namesOf = (key) => [...new Set(visits.map((visit) => visit[key]))];
  const lines = namesOf('route').flatMap((route) => {
    const at = (name) => visits.filter((visit) => visit.route === route && visit.name === name);
    const peer = medians(at(PEER));
    return namesOf('name').map((name) => row(route, name, medians(at(name)), peer));
  });
  const head = ['Page', 'Whose', 'FCP ms', 'LCP ms', 'LCP element', 'CLS'];
  const table = [head, ['---', '---', '--:', '--:', '---', '--:'], ...lines];
  const text = table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  console.log(text);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'line.md'), `${text}\n`);
  writeFileSync(path.join(folder, 'line.json'), JSON.stringify(visits, null, 1));
}

const medians = (visits) => ({
  fcp: median(visits.map(({ fcp }) => fcp)),
  lcp: median(visits.map(({ lcp }) => lcp)),
  cls: median(visits.map(({ cls }) => cls)),
  element: visits[0].element,
});

const row = (route, name, ours, peer) => [
  route,
  name,
  ...['fcp', 'lcp'].map(
    (figure) =>
      `${Math.round(ours[figure])}${name === PEER ? '' : ` (×${(ours[figure] / peer[figure]).toFixed(2)})`}`,
  ),
  ours.element,
  ours.cls.toFixed(3),
];
