const FIGURES = ['lcp', 'tbt', 'cls', 'main', 'total', 'script'];

/** What differs by less than this is the same: medians of one page differ by as much from run to run. */
const NOISE = { lcp: 20, tbt: 10, cls: 0.001, main: 30, total: 0, script: 0 };

const atMost = (what, value, limit) => ({ what, value, limit, passed: value <= limit });

/** What the home page must keep to, beside Astro's. */
const ofHome = (ours, peer) => [
  atMost('LCP, ms: 1.02 of Astro’s', ours.lcp, 1.02 * peer.lcp),
  {
    what: 'LCP element: the picture',
    value: ours.element,
    limit: 'img',
    passed: ours.element === 'img',
  },
  atMost('TBT, ms', ours.tbt, 10),
  atMost('main thread, ms: 1.1 of Astro’s', ours.main, 1.1 * peer.main),
  atMost('total before anything is touched, bytes', ours.total, 80_000),
  atMost('script files before anything is touched, bytes', ours.script, 0),
];

/** Elsewhere nothing may be worse than Astro, beyond what the measurement itself differs by. */
const ofOthers = (ours, peer) =>
  FIGURES.map((figure) => atMost(`${figure}: Astro’s`, ours[figure], peer[figure] + NOISE[figure]));

/** The same page in Astro settles what Gatsby costs: nothing, beyond what the measurement itself differs by. */
const besideSame = (ours, same) =>
  ['lcp', 'main', 'total'].map((figure) =>
    atMost(`${figure}: the same page’s in Astro`, ours[figure], same[figure] + NOISE[figure]),
  );

/** Judges the medians of a route: each target with its value, its limit and whether it is met. */
export const judge = (route, ours, peer, same) =>
  [...(route === '/' ? ofHome(ours, peer) : ofOthers(ours, peer)), ...besideSame(ours, same)].map(
    (target) => ({ route, ...target }),
  );
