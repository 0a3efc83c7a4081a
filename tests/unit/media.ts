/** A stub of `matchMedia`, which jsdom lacks. Tests set which queries match; listeners are notified. */
export function createMedia() {
  const lists = new Map<string, EventTarget & { matches: boolean }>();

  const match = (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    lists.set(query, list);
    return list as MediaQueryList;
  };

  const set = (query: string, matches: boolean) => {
    const list = Object.assign(match(query), { matches });
    list.dispatchEvent(Object.assign(new Event('change'), { matches }));
  };

  /** Makes every query match nothing, without notice. */
  const reset = () => {
    for (const list of lists.values()) list.matches = false;
  };

  return { match, set, reset };
}

/** The stub that `window.matchMedia` uses in all tests (setup.ts). */
export const media = createMedia();

export const DARK_DEVICE = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
