/**
 * Opens and closes the tiles of the feature explorer, before and after React hydrates. React renders
 * them once, closed and with empty panels.
 *
 * The contents of all panels are in one file (build/postprocess/feature-panels.ts). It is fetched once:
 * when the visitor scrolls to less than one and a half viewports from the explorer, or when a tile is
 * pointed at, focused or clicked. If the visitor saves data, only a click fetches it. A tile that is
 * clicked before its contents have loaded opens and shows that they are loading. If the request fails,
 * the page that the tile links to opens instead, and the next click repeats the request.
 * The text of this function is part of the inline script: it must not use anything outside its body.
 * @param address the file with the contents; undefined if there is none, as in development
 */
export function runFeatureTiles(address: string | undefined): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection || {};
  const TILE = '[data-inline=tile]';
  let isRequested: boolean | undefined;
  let contents: Document | undefined;

  const panelOf = (tile: Element) => document.getElementById(tile.getAttribute('aria-controls')!)!;
  const openTile = () => document.querySelector(`${TILE}[aria-expanded=true]`);

  /** Opens one tile or none. */
  const show = (tile?: Element | null) => {
    for (const each of document.querySelectorAll(TILE)) {
      each.ariaExpanded = String(each === tile);
      panelOf(each).toggleAttribute('data-open', each === tile);
    }
    if (!tile) return;
    const panel = panelOf(tile);
    panel.ariaBusy = String(!contents);
    panel.scrollIntoView({
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      block: 'nearest',
    });
  };

  const fill = () => {
    if (!contents) return;
    for (const panel of document.querySelectorAll('.feature-panel:empty')) {
      const content = contents.querySelector(`[data-panel=${panel.id}]`)!;
      panel.append(document.importNode(content, true));
    }
  };

  const fail = () => {
    isRequested = false;
    const tile = openTile();
    if (!tile) return;
    show();
    (tile.nextElementSibling as HTMLAnchorElement).click();
  };

  const load = () => {
    fill();
    if (isRequested) return;
    isRequested = true;
    if (!address) {
      fail();
      return;
    }
    // XMLHttpRequest parses the document itself, so Trusted Types have no string to check.
    const request = new XMLHttpRequest();
    request.addEventListener('loadend', () => {
      const styles = request.status === 200 && request.response.querySelector('link');
      if (!styles) {
        fail();
        return;
      }
      styles.addEventListener('error', fail);
      styles.addEventListener('load', () => {
        contents = request.response;
        fill();
        show(openTile());
      });
      document.head.append(styles);
    });
    request.open('GET', address);
    request.overrideMimeType('text/html;charset=utf-8');
    request.responseType = 'document';
    request.send();
  };

  const prefetch = (isWanted: unknown) => {
    if (isWanted && !saveData) load();
  };
  const approach = new IntersectionObserver(
    (entries) => prefetch(entries.some((entry) => entry.isIntersecting)),
    { rootMargin: '150% 0%' },
  );

  document.addEventListener('scroll', () => {
    const explorer = document.querySelector('.feature-tiles');
    if (explorer) approach.observe(explorer);
  });
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, ({ target }) => {
      prefetch((target as Element).closest?.('.feature-tiles'));
    });
  }
  document.addEventListener('click', ({ target }) => {
    const tile = (target as Element).closest(TILE);
    if (!tile) return;
    fill();
    show(tile === openTile() ? null : tile);
    load();
  });
}
