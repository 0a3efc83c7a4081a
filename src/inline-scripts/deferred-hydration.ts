export type DeferredHydration = {
  /** Call when React has hydrated: replays the deferred events in order, once. */
  open(): Promise<void>;
};

declare global {
  interface Window {
    /** Undefined when the inline script did not run. */
    hydration?: DeferredHydration;
  }
}

/**
 * Loads React's scripts at the first sign of interaction, and defers the events of controls that need
 * React until it has hydrated.
 *
 * Those controls are the buttons that neither the browser (`popovertarget`) nor an inline script
 * (`data-inline`) handles, and the link that opens the ranking demo in its tile. The root has
 * `data-script="awaited"` while an event is deferred, and `data-script="failed"` when a script fails to load.
 * What failed is loaded again at the next touch, click or key, and when the connection returns. A visitor
 * who saves data gets React only for a control that needs it, and no prerendered page.
 * The text of this function is part of the inline script: it must not use anything outside its body.
 * @param files URLs of the page's scripts, separated by spaces; undefined if the document loads them itself
 * @param cycleTheme handles a click on the theme toggle until React has hydrated
 * @param fetchScript loads and runs a script, as `import()` does
 * @param linksNeedReact whether links change the route in the page once React has hydrated
 */
export function deferHydration(
  files: string | undefined,
  cycleTheme: () => void,
  fetchScript: (file: string) => Promise<unknown>,
  linksNeedReact: boolean,
): DeferredHydration {
  const controls = 'button:not([popovertarget],[data-inline])';
  // This link opens the demo in its tile. If a script has failed, it leads to the demo's page.
  const opener = ':root:not([data-script=failed]) .feature-panel [data-in-page]';
  const deferred: (() => void)[] = [];
  const missing = files ? files.split(' ') : [];
  const [start] = missing;
  let attempts = 0;
  const { dataset } = document.documentElement;
  let isHydrated: boolean | undefined;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const savesData =
    (connection && connection.saveData) || matchMedia('(prefers-reduced-data: reduce)').matches;
  const rules = savesData && document.querySelector('script[type=speculationrules]');
  if (rules) rules.remove();

  /** The element around an event's target that matches. The target may be the document, without `closest`. */
  const find = ({ target }: Event, selector: string) => {
    const element = target as HTMLElement;
    return element.closest && element.closest<HTMLElement>(selector);
  };

  const fail = (file: string) => {
    missing.push(file);
    deferred.length = 0;
    dataset.script = 'failed';
  };

  const load = () => {
    if (!missing.length) return;
    // Chromium doesn't request a failed module again, except from another URL.
    const suffix = attempts ? `?${attempts}` : '';
    attempts += 1;
    for (const file of missing.splice(0)) fetchScript(file + suffix).catch(() => fail(file));
  };

  const prepare = () => {
    if (!attempts && !savesData) load();
  };

  const retry = () => {
    if (attempts) load();
  };

  const defer = (event: Event, control: HTMLElement | null | undefined, replay: () => void) => {
    if (!control) return;
    if (dataset.script !== 'failed') dataset.script = 'awaited';
    load();
    event.preventDefault();
    event.stopImmediatePropagation();
    deferred.push(replay);
  };

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, (event) => isHydrated || listener(event), true);

  listen('click', (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey;
    const control = find(event, isModified ? controls : `${controls},${opener}`);
    defer(event, control, () => control!.click());
    const toggle = find(event, '[data-inline=theme]');
    if (!toggle) return;
    event.stopImmediatePropagation();
    toggle.dataset.used = '';
    cycleTheme();
  });
  listen('keydown', (event) => {
    prepare();
    retry();
    const control = find(event, event.key === ' ' ? 'a[role=button]' : 'none');
    defer(event, control, () => control!.dispatchEvent(new KeyboardEvent('keydown', event)));
  });
  const interesting = `${linksNeedReact ? 'a' : '[data-in-page]'},button,[data-react]`;
  // A tap focuses its button, too, even one that doesn't need React.
  listen('focusin', (event) => {
    if (find(event, interesting) && !find(event, '[data-inline],[popovertarget]')) prepare();
  });
  listen('pointerover', (event) => {
    if (find(event, event.pointerType === 'mouse' ? interesting : controls)) prepare();
  });
  listen('pointerdown', retry);
  listen('scroll', () => {
    if (document.querySelector(controls)) prepare();
  });
  addEventListener('online', retry);
  // Gatsby rejects when it can't fetch the page's data. Its start then has to run again.
  addEventListener('unhandledrejection', () => {
    if (start && attempts && !isHydrated && !missing.length) fail(start);
  });
  if (/(category|day)=/.test(location.search + location.hash)) load();

  return {
    open: async () => {
      // React renders the update of an event in the next microtask, and has no promise for it.
      // oxlint-disable-next-line unicorn/no-unnecessary-await
      await null;
      isHydrated = true;
      delete dataset.script;
      for (const replay of deferred) {
        replay();
        // oxlint-disable-next-line unicorn/no-unnecessary-await
        await null;
      }
    },
  };
}
