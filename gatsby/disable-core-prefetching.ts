/** Stops Gatsby from prefetching every link in view. Links prefetch on hover and touch (link.tsx). */
export const disableCorePrefetching = (): true => true;
