/** Milliseconds after which a stalled picture or font no longer delays the rest. */
const LOAD_LIMIT = 5000;

/** Resolves when the page has loaded and painted its last picture, or after five seconds. */
export const pageLoaded = new Promise<void>((resolve) => {
  // The last picture is painted after the load event. A timer, because hidden documents have no animation frames.
  addEventListener('load', () => setTimeout(resolve, 100));
  setTimeout(resolve, LOAD_LIMIT);
});

/** Resolves when the whole document has been parsed. */
export const documentParsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve());
});
