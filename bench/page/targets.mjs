const FIGURES = ['lcp', 'tbt', 'cls', 'main', 'total', 'script'];

/** Smaller differences don't count: medians of one page differ by as much from run to run. */
const NOISE = { lcp: 20, tbt: 10, cls: 0.001, main: 30, total: 0, script: 0 };

const atMost = (what, value, limit) => ({ what, value, limit, passed: value <= limit });

/** The targets of the home page, some of them relative to Astro's. */
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

/** On other pages no figure may be worse than Astro's, beyond the noise of the measurement. */
const ofOthers = (ours, peer) =>
  FIGURES.map((figure) => atMost(`${figure}: Astro’s`, ours[figure], peer[figure] + NOISE[figure]));

/** The same page in Astro shows what Gatsby costs: it may be no more than the noise of the measurement. */
const besideSame = (ours, same) =>
  ['lcp', 'main', 'total'].map((figure) =>
    atMost(`${figure}: the same page’s in Astro`, ours[figure], same[figure] + NOISE[figure]),
  );

/** Judges the medians of a route: each target with its value, its limit and whether it is met. */
export const judge = (route, ours, peer, same) =>
  [...(route === '/' ? ofHome(ours, peer) : ofOthers(ours, peer)), ...besideSame(ours, same)].map(
    (target) => ({ route, ...target }),
  );
