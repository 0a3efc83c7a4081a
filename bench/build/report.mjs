import { median } from '../page/median.mjs';

const BASE = 'astro';

/** Prints the medians of all rounds, and how they compare with the peer's. */
export function report(runs, posts) {
  const names = [...new Set(runs.map(({ name }) => name))];
  const rows = ['cold', 'warm'].flatMap((phase) => names.map((name) => rowOf(runs, phase, name)));
  console.log(`\nBuilds with ${posts} posts, medians\n`);
  console.log('| Build | CPU s | × astro | Wall s | Peak memory of the tree, MB |');
  console.log('| --- | --: | --: | --: | --: |');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

function rowOf(runs, phase, name) {
  const of = (wanted, key) =>
    median(
      runs
        .filter((run) => run.phase === phase && run.name === wanted && !run.problem)
        .map((run) => run[key]),
    );
  const base = of(BASE, 'cpu');
  const ratio = of(name, 'cpu') / base;
  return [
    `${phase}, ${name}`,
    text(of(name, 'cpu'), 1),
    text(ratio, 2),
    text(of(name, 'wall'), 1),
    text(of(name, 'peak'), 0),
  ];
}

const text = (number, digits) => (Number.isFinite(number) ? number.toFixed(digits) : '–');
