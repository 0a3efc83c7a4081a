/** Leaves the scroll position to the browser: pages are documents, and React never navigates. */
export const shouldUpdateScroll = (): boolean => false;
