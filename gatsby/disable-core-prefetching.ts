/** Stops Gatsby from prefetching every link in view. Hovered and touched links are fetched instead (docs/decisions/0029). */
export const disableCorePrefetching = (): true => true;
