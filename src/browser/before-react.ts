import { ISLAND_FAILED, ISLAND_STARTED } from '../islands/events';

/** The addresses of React's file and of those that it imports (gatsby/browser-scripts.ts). */
const FILES: readonly string[] = JSON.parse(process.env.ISLAND_MAIN_FILES || '[]');

/** The attribute of the root while controls work, or will; the variant `noscript` of the styles is its absence. */
const INTERACTIVE = 'interactive';

/**
 * What the browser does by itself at once: links, summaries, the menu's popover, the choice of a radio button, which
 * React finds.
 */
const NEEDS_REACT = 'button:not([popovertarget]), input';

/**
 * Stands in for React until it runs the islands. It fetches React's file after the largest paint, or at a visitor's
 * first tap; holds taps back, and repeats them in their order when their island has started. If the file can't be
 * loaded, the page becomes one without scripts; if an island fails, that part of it does.
 */
export function startBeforeReact(): void {
  const root = document.documentElement;
  root.dataset[INTERACTIVE] = '';
  let kept: HTMLElement[] = [];

  const fetchReact = () => {
    // A page with a lazy island has it from the start.
    if (document.querySelector('script[type=module]')) return;
    document.head.append(
      ...FILES.slice(1).map((href) =>
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      ),
      ...FILES.slice(0, 1).map((src) =>
        Object.assign(document.createElement('script'), { type: 'module', src }),
      ),
    );
  };
  // The frame after the load event renders the last picture, which reaches the screen a little later.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(fetchReact, 99)));

  document.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(NEEDS_REACT);
      if (!control?.closest('[data-island]:not([data-started])')) return;
      // React would otherwise see a tap while it hydrates, and the repeated one after that.
      event.stopPropagation();
      kept.push(control);
      fetchReact();
    },
    true,
  );

  document.addEventListener(ISLAND_STARTED, ({ target }) => {
    const island = target as HTMLElement;
    island.dataset.started = '';
    const here = kept.filter((control) => island.contains(control));
    kept = kept.filter((control) => !here.includes(control));
    // Each in a task of its own, in which React answers it.
    const repeat = () => {
      const control = here.shift();
      if (!control) return;
      // A radio button that the tap has chosen already would report no change.
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
      setTimeout(repeat);
    };
    setTimeout(repeat);
  });

  const fail = (island: Element | null) => {
    if (island) island.toggleAttribute('data-failed', true);
    else delete root.dataset[INTERACTIVE];
    for (const message of document.querySelectorAll<HTMLElement>('[data-island-failed]')) {
      // Until then no program reads it.
      message.textContent = message.dataset.islandFailed!;
    }
  };
  document.addEventListener(ISLAND_FAILED, ({ target }) => fail(target as Element));
  // An element's error event doesn't bubble. No other script has a file.
  document.addEventListener(
    'error',
    ({ target }) => (target as Element).matches('script') && fail(null),
    true,
  );
}
