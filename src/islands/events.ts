/** Dispatched on the document when React's file runs. */
export const REACT_STARTED = 'react-started';

/** Dispatched on an island's element when React runs it or has failed to. */
export const ISLAND_STARTED = 'island-started';
export const ISLAND_FAILED = 'island-failed';

/** Tells the page script that React now handles an island's events. */
export const announceStart = (island: HTMLElement): boolean =>
  island.dispatchEvent(new Event(ISLAND_STARTED, { bubbles: true }));

/** The id of the first preload link on pages that start React with the document. */
export const REACT_PRELOAD = 'react-preload';
