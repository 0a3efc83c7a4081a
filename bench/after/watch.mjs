/**
 * Runs in a page and reports when it is shown, its largest contentful paint, when its headline and the
 * pictures in the viewport are rendered, its long tasks, and the duration of each interaction. Moments
 * are in ms since 1970, durations in ms.
 */
export function watch() {
  const report = (kind, fields) =>
    window.reportToBench(JSON.stringify({ kind, path: location.pathname, ...fields }));
  const sinceEpoch = (time) => performance.timeOrigin + time;
  const observe = (type, options, write) =>
    new PerformanceObserver((list) => list.getEntries().forEach(write)).observe({
      type,
      buffered: true,
      ...options,
    });

  const tellShown = () => report('shown', { at: sinceEpoch(performance.now()) });
  if (document.prerendering) document.addEventListener('prerenderingchange', tellShown);
  else tellShown();
  addEventListener('pageshow', ({ persisted }) => persisted && tellShown());

  // A prerendered page isn't painted before its activation.
  observe('largest-contentful-paint', {}, ({ startTime }) => {
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    report('lcp', { at: sinceEpoch(Math.max(startTime, activationStart)) });
  });
  observe('event', { durationThreshold: 16 }, ({ name, duration, interactionId, target }) => {
    if (interactionId)
      report('interaction', { name, duration, target: target?.textContent.slice(0, 30) });
  });
  observe('longtask', {}, ({ startTime, duration }) =>
    report('task', { at: sinceEpoch(startTime), duration }),
  );

  // A route change in the page has no LCP: it ends when its headline and pictures are painted.
  let headline = null;
  const inSight = ({ top, bottom }) => bottom > 0 && top < innerHeight;
  const picturesAreThere = () =>
    [...document.images]
      .filter((image) => image.checkVisibility() && inSight(image.getBoundingClientRect()))
      .every((image) => image.complete);
  const look = () => {
    const current = document.querySelector('h1');
    if (current && current !== headline && !document.prerendering && picturesAreThere()) {
      if (headline) requestAnimationFrame((time) => report('route', { at: sinceEpoch(time) }));
      headline = current;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
