/** Whether the visitor wants to save data; never in Firefox and Safari. */
export const savesData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Milliseconds to the first byte below which a network counts as fast. */
const FAST_ANSWER = 75;

/** Whether the document came over a fast network. Browsers that hide the time count as slow. */
export function isOnFastNetwork(): boolean {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const answer = timing ? timing.responseStart - timing.requestStart : 0;
  return answer > 0 && answer < FAST_ANSWER;
}
