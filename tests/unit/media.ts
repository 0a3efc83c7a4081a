export const DARK_DEVICE = '(prefers-color-scheme: dark)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** jsdom has no media queries: these match when a test says so, and tell their listeners. */
export function createMedia() {
  const lists = new Map<string, EventTarget & { matches: boolean }>();

  const match = (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false });
    lists.set(query, list);
    return list as MediaQueryList;
  };

  const set = (query: string, matches: boolean) => {
    const list = Object.assign(match(query), { matches });
    list.dispatchEvent(new Event('change'));
  };

  const reset = () => lists.clear();

  return { match, set, reset };
}

/** The media of the document that the components are rendered in. */
export const media = createMedia();
