import type { ShouldUpdateScrollArgs } from 'gatsby';

/** Tells the page's first script that React answers now; what was touched until then is done. */
export const onInitialClientRender = (): void => void window.hydration?.open();

/**
 * React starts when the visitor has read for a while, so the first page keeps the place that it is
 * scrolled to: the browser found it, and the visitor may have left it since.
 * @returns undefined for later pages, whose place Gatsby finds
 */
export const shouldUpdateScroll = ({
  prevRouterProps,
}: Pick<ShouldUpdateScrollArgs, 'prevRouterProps'>): false | undefined =>
  prevRouterProps ? undefined : false;

/** Links fetch their pages when they are hovered or touched, not whenever they come into view. */
export const disableCorePrefetching = (): true => true;
