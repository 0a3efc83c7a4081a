/** What an island dispatches on its element when React runs it, or has failed to. */
export const ISLAND_STARTED = 'island-started';
export const ISLAND_FAILED = 'island-failed';

/** Tells the page that React now handles an island's events. */
export const announceStart = (island: HTMLElement): boolean =>
  island.dispatchEvent(new Event(ISLAND_STARTED, { bubbles: true }));
