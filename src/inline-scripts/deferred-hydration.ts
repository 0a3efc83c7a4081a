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
 * (`data-inline`) handles. The root has `data-script="awaited"` while an event is deferred, and
 * `data-script="failed"` when a script fails to load; styles then show what can't be opened (theme.css).
 * The text of this function is part of the inline script: it must not use anything outside its body.
 * @param files URLs of the page's scripts, separated by spaces; undefined if the document loads them itself
 * @param cycleTheme handles a click on the theme toggle until React has hydrated
 * @param fetchScript loads and runs a script, as `import()` does
 */
export function deferHydration(
  files: string | undefined,
  cycleTheme: () => void,
  fetchScript: (file: string) => Promise<unknown>,
): DeferredHydration {
  const controls = 'button:not([popovertarget],[data-inline])';
  const deferred: (() => void)[] = [];
  let unloaded = files;
  const { dataset } = document.documentElement;
  let isHydrated: boolean | undefined;

  /** The element around an event's target that matches. The target may be the document, without `closest`. */
  const find = ({ target }: Event, selector: string) => {
    const element = target as HTMLElement;
    return element.closest && element.closest<HTMLElement>(selector);
  };

  const load = () => {
    if (!unloaded) return;
    for (const file of unloaded.split(' ')) {
      fetchScript(file).catch(() => {
        dataset.script = 'failed';
      });
    }
    unloaded = '';
  };

  const defer = (event: Event, control: HTMLElement | null | undefined, replay: () => void) => {
    if (!control || dataset.script === 'failed') return;
    dataset.script = 'awaited';
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
    const control = find(event, controls);
    defer(event, control, () => control!.click());
    const toggle = find(event, '[data-inline=theme]');
    if (!toggle) return;
    event.stopImmediatePropagation();
    toggle.dataset.used = '';
    cycleTheme();
  });
  listen('keydown', (event) => {
    load();
    const selectsTab = /^(Arrow[LR]|Home|End)/.test(event.key) && '[role=tab]';
    const control = find(event, selectsTab || (event.key === ' ' ? 'a[role=button]' : 'none'));
    defer(event, control, () => control!.dispatchEvent(new KeyboardEvent('keydown', event)));
  });
  listen('focusin', load);
  listen('pointerover', (event) => {
    if (find(event, event.pointerType === 'mouse' ? 'a,button' : controls)) load();
  });
  listen('scroll', () => {
    if (document.querySelector(controls)) load();
  });
  if (/(category|day)=/.test(location.search + location.hash)) load();

  return {
    open: async () => {
      // React renders the update of an event in the next microtask. It offers nothing else to await.
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
