/** Calls a function with the element that a visitor clicks, or clicks into. It may be added to the page later. */
export const onClick = (selector: string, act: (element: HTMLElement) => void): void =>
  document.addEventListener('click', ({ target }) => {
    const element = (target as Element).closest<HTMLElement>(selector);
    if (element) act(element);
  });

/** Whether the visitor wants to save data. Firefox and Safari don't say. */
export const savesData = (): boolean =>
  Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** An answer within so many milliseconds comes over a fast line. */
export const FAST_ANSWER = 75;

/** Whether the document came over a fast line. Engines that don't know the time yet say 0, which counts as slow. */
export function isOnFastLine(): boolean {
  const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const answer = timing!.responseStart - timing!.requestStart;
  return answer > 0 && answer < FAST_ANSWER;
}
