/** Milliseconds after which a stalled picture or font no longer holds anything back. */
const LIMIT = 5000;

/** Resolves when the page has loaded and its last picture is on the screen, or after five seconds. */
export const pageLoaded = new Promise<void>((resolve) => {
  // The frame after the load event renders the last picture. Hidden documents have no frames, but timers.
  addEventListener('load', () => setTimeout(resolve, 100));
  setTimeout(resolve, LIMIT);
});

/** Resolves when the whole document has been parsed. */
export const documentParsed = new Promise<void>((resolve) => {
  document.addEventListener('DOMContentLoaded', () => resolve());
});
