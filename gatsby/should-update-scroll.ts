import type { ShouldUpdateScrollArgs } from 'gatsby';

type Routed = { location: { pathname: string; action?: string } };
type Args = { prevRouterProps?: Partial<Routed>; routerProps?: Routed };

/**
 * Keeps the scroll position of the first page: the browser has restored it, and the visitor may have
 * scrolled on before React started. The browser also scrolls for links to headings and for back and
 * forward within a page, because it stores a position for each entry of the history; Gatsby stores one
 * for all of these entries. Only Gatsby's own navigations have the action `PUSH`.
 * @returns undefined for other navigations, whose scroll position Gatsby sets
 */
export function shouldUpdateScroll({
  prevRouterProps,
  routerProps,
}: Args | ShouldUpdateScrollArgs): false | undefined {
  if (!prevRouterProps) return false;
  const before = (prevRouterProps as Partial<Routed>).location;
  const now = (routerProps as Routed | undefined)?.location;
  return now?.action !== 'PUSH' && now?.pathname === before?.pathname ? false : undefined;
}
