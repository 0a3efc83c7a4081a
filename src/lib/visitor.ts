/** Whether the visitor wants to save data; never in Firefox and Safari. */
export const savesData = (): boolean =>
  // TypeScript doesn't know it, because only Chromium has it.
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Milliseconds to the first byte below which a network counts as fast. */
const FAST_ANSWER = 75;

/** Whether the document came over a fast network. Browsers that hide the time count as slow. */
export function isOnFastNetwork(): boolean {
  const [timing] = performance.getEntriesByType('navigation');
  const answer =
    timing instanceof PerformanceNavigationTiming ? timing.responseStart - timing.requestStart : 0;
  return answer > 0 && answer < FAST_ANSWER;
}
