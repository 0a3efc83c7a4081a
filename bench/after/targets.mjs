import { median } from '../page/median.mjs';

/** The highest value that each figure may have (docs/performance.md). */
export const LIMITS = { lcp: 100, times: 1, scripts: 0, interaction: 150 };

const of = (rows, kind) => rows.filter((row) => row.kind === kind);

/** Groups of rows by a key, in the order of their first rows. Node 20 lacks Map.groupBy. */
function groupBy(rows, keyOf) {
  const groups = new Map();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

const largest = (rows, figure) => rows.toSorted((one, other) => other[figure] - one[figure])[0];

/**
 * The figures of a site's visits, each with its limit.
 * @returns [{ what, value, limit, note }]; without a limit, `limit` is undefined
 */
export function figuresOf(rows) {
  return [
    ...groupBy(
      of(rows, 'hovered'),
      ({ path, withReact }) => `${path}, ${withReact ? 'with' : 'before'} React`,
    ).flatMap(([where, visits]) => [
      { what: `${where}: click to LCP, ms`, value: middle(visits, 'lcp'), limit: LIMITS.lcp },
      { what: `${where}: times fetched`, value: worst(visits, 'times'), limit: LIMITS.times },
      { what: `${where}: kB fetched`, value: middle(visits, 'bytes') / 1000 },
      { what: `${where}: longest task of the page left, ms`, value: middle(visits, 'longest') },
    ]),
    ...groupBy(of(rows, 'touched'), ({ path }) => path).map(([path, visits]) => ({
      what: `${path}: touch to LCP, nothing fetched before, ms`,
      value: middle(visits, 'lcp'),
    })),
    {
      what: 'a link hovered while saving data: kB of scripts',
      value: worst(of(rows, 'saving'), 'scripts') / 1000,
      limit: LIMITS.scripts,
    },
    {
      what: 'the same: kB of everything',
      value: worst(of(rows, 'saving'), 'all') / 1000,
    },
    worstInteraction(of(rows, 'interaction')),
  ];
}

const middle = (rows, figure) => median(rows.map((row) => row[figure]));
const worst = (rows, figure) => largest(rows, figure)[figure];

/** The median of each visit's longest interaction. */
function worstInteraction(rows) {
  const longest = groupBy(rows, ({ run }) => run).map(([, visit]) => largest(visit, 'duration'));
  return {
    what: 'longest interaction of a visit on a phone, ms',
    value: middle(longest, 'duration'),
    limit: LIMITS.interaction,
    note: `${longest[0].path}: ${longest[0].what}`,
  };
}

/** Whether a figure keeps its limit. */
export const isMet = ({ value, limit }) => limit === undefined || value <= limit;
