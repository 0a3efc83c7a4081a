import { ISLAND_FAILED, ISLAND_STARTED } from '../islands/events';

/** The addresses of React's file and of those that it imports (plugins/site/browser-scripts.ts). */
const FILES: readonly string[] = JSON.parse(process.env.ISLAND_MAIN_FILES || '[]');

/** The attribute of the root while controls work, or will; the variant `noscript` of the styles is its absence. */
const INTERACTIVE = 'interactive';

/**
 * What the browser does by itself at once: links, summaries, the menu's popover, the choice of a radio button, which
 * React finds.
 */
const NEEDS_REACT = 'button:not([popovertarget]), input, a[aria-expanded]';

/** The keys that React answers on tabs. With another key, such as Alt, they are the browser's. */
const TAB_KEY = /^(Arrow(Left|Right)|Home|End)$/;

/**
 * Stands in for React until it runs the islands. It fetches React's file after the largest paint, or at a visitor's
 * first tap; holds taps and keys back, and repeats them in their order when their island has started. If the file can't be
 * loaded, the page becomes one without scripts; if an island fails, that part of it does.
 */
export function startBeforeReact(): void {
  const root = document.documentElement;
  root.dataset[INTERACTIVE] = '';
  let kept: { control: HTMLElement; key?: string }[] = [];

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

  /** The control of an event, if React is to run it and doesn't yet. */
  const findWaiting = ({ target }: Event, selector: string) =>
    (target as Element).closest<HTMLElement>(
      `[data-interactive] [data-island]:not([data-started], [data-failed]) :is(${selector})`,
    );

  document.addEventListener(
    'click',
    (event) => {
      const control = findWaiting(event, NEEDS_REACT);
      if (!control) return;
      // React would otherwise see a tap while it hydrates, and the repeated one after that.
      event.stopPropagation();
      // The browser would open what a link leads to, and React wouldn't know that it is open.
      if (control.matches('a')) event.preventDefault();
      kept.push({ control });
      fetchReact();
    },
    true,
  );

  document.addEventListener(
    'keydown',
    (event) => {
      const { key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const link = key === ' ' && findWaiting(event, 'a[role=button]');
      const tab = TAB_KEY.test(key) && findWaiting(event, '[role=tab]');
      if (!link && !tab) return;
      event.preventDefault();
      event.stopPropagation();
      // A link leads to what React would show in place.
      if (link) link.click();
      if (tab) kept.push({ control: tab, key });
      fetchReact();
    },
    true,
  );

  document.addEventListener(ISLAND_STARTED, ({ target }) => {
    const island = target as HTMLElement;
    island.dataset.started = '';
    const here = kept.filter(({ control }) => island.contains(control));
    kept = kept.filter((each) => !here.includes(each));
    // Each in a task of its own, in which React answers it.
    const repeat = () => {
      const next = here.shift();
      if (!next) return;
      const { control, key } = next;
      // A radio button that the tap has chosen already would report no change.
      if (control instanceof HTMLInputElement) control.checked = false;
      if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      else control.click();
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
