import type { ShouldUpdateScrollArgs } from 'gatsby';

/**
 * Keeps the scroll position of the first page. The browser has restored it, and the visitor may have
 * scrolled on before React started.
 * @returns undefined for later pages, whose scroll position Gatsby restores
 */
export const shouldUpdateScroll = ({
  prevRouterProps,
}: Pick<ShouldUpdateScrollArgs, 'prevRouterProps'>): false | undefined =>
  prevRouterProps ? undefined : false;
