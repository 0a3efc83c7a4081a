import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresOf, isMet } from './targets.mjs';

const round = (value) => (Number.isFinite(value) ? String(Math.round(value * 10) / 10) : 'never');

/**
 * Prints a table of the figures of all sites, and writes it and the rows into a folder.
 * @returns whether the last site keeps all limits
 */
export function report(rows, folder) {
  const names = [...new Set(rows.map(({ name }) => name))];
  const sites = names.map((name) => figuresOf(rows.filter((row) => row.name === name)));
  const own = sites.at(-1);
  const lines = own.map(({ what, limit, ...figure }, at) => [
    what,
    ...sites.map(
      (figures) => round(figures[at].value) + (figures[at].note ? ` (${figures[at].note})` : ''),
    ),
    limit === undefined ? '' : `≤ ${limit}`,
    limit === undefined ? '' : isMet({ limit, ...figure }) ? 'met' : 'MISSED',
  ]);
  const head = ['Figure', ...names, 'Target', ''];
  const rule = head.map((_, column) => (column > 0 && column <= names.length ? '--:' : '---'));
  const text = [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  console.log(text);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'after.md'), `${text}\n`);
  writeFileSync(path.join(folder, 'after.json'), JSON.stringify(rows, null, 1));
  return own.every(isMet);
}
