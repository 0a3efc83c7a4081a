import { onClick } from '../../../lib/visitor.browser';

/**
 * Opens and closes the tiles of the feature explorer: at most one is open. A panel that the browser's
 * search reveals (`beforematch`) opens its tile.
 */
export function startFeatureTiles(): void {
  const TILE = '[data-enhance=tile]';
  const panelOf = (tile: Element) => document.getElementById(tile.getAttribute('aria-controls')!)!;

  /** Opens one tile or none. */
  const open = (opened: Element | null) => {
    for (const tile of document.querySelectorAll(TILE)) {
      tile.ariaExpanded = String(tile === opened);
      if (tile === opened) panelOf(tile).removeAttribute('hidden');
      else panelOf(tile).setAttribute('hidden', 'until-found');
    }
  };

  onClick(TILE, (tile) => {
    const isClosing = tile.ariaExpanded === 'true';
    open(isClosing ? null : tile);
    if (isClosing) return;
    panelOf(tile).scrollIntoView({
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      block: 'start',
    });
  });

  document.addEventListener('beforematch', ({ target }) => {
    open(document.querySelector(`${TILE}[aria-controls="${(target as Element).id}"]`));
  });
}
