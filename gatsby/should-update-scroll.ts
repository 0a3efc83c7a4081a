import type { ShouldUpdateScrollArgs } from 'gatsby';

type Routed = { location: { pathname: string; action?: string } };
type Args = { prevRouterProps?: Partial<Routed>; routerProps?: Routed };

/**
 * Keeps the scroll position of the first page: the browser has restored it, and the visitor may have
 * scrolled on before React started. Headings, back and forward within a page belong to the browser, too:
 * it knows the place from which a link was followed. Gatsby keeps one place for all of them. It marks its
 * own navigations, and only those, as `PUSH`.
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
