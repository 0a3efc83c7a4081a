import { readFileSync } from 'node:fs';
import { BROWSERS, type Versions } from './compat';

const text = () => readFileSync('docs/browsers.md', 'utf8');

/** A feature and its versions, from a row of docs/browsers.md. */
export type Row = { id: string; versions: Versions };

/** The rows of the table under a heading of docs/browsers.md whose first column is a feature's id. */
export function rowsUnder(heading: string): Row[] {
  const [, section = ''] = text().split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own.split('\n').flatMap((line) => {
    const [, first = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const [, id] = /^`([\w-]+)`$/.exec(first) ?? [];
    if (!id) return [];
    const told = BROWSERS.map((browser, index) => [browser, parseFloat(cells[index]!)] as const);
    return [{ id, versions: Object.fromEntries(told.filter(([, version]) => version)) }];
  });
}

/** The oldest version of each browser, as docs/browsers.md states it. */
export function documentedFloor(): Versions {
  const [, chrome, firefox, safari] =
    /Chrome and Edge (\d+), Firefox (\d+), Safari ([\d.]+)/.exec(text()) ?? [];
  return { chrome: Number(chrome), firefox: Number(firefox), safari: Number(safari) };
}
