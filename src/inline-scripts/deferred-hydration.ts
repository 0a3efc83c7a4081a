/** What the page's first script leaves to React. */
export type DeferredHydration = {
  /** React has taken over: what was touched until now is done, in order, once. */
  open(): Promise<void>;
};

declare global {
  interface Window {
    /** Missing where the page's first script did not run. */
    hydration?: DeferredHydration;
  }
}

/**
 * Keeps React's scripts away until the visitor means to use what needs them, and keeps every touch of
 * such a control until they are there.
 *
 * A control of React's is a button that neither the browser (`popovertarget`) nor the page's first
 * script (`data-instant`) answers. While a touch waits, the root has `data-script="awaited"`; where a
 * script can't be fetched, `"failed"`, and styles show what can't be opened (src/styles/theme.css).
 * Its text is part of the first script, so it uses nothing from outside its own body but the browser.
 * @param files the scripts that React needs for this page, between spaces; none where they are there anyway
 * @param cycleTheme what the theme's button does until React is there
 * @param fetchScript fetches and runs a script; a browser's `import()`
 */
export function deferHydration(
  files: string | undefined,
  cycleTheme: () => void,
  fetchScript: (file: string) => Promise<unknown>,
): DeferredHydration {
  const controls = 'button:not([popovertarget],[data-instant])';
  const touches: (() => void)[] = [];
  let wanted = files;
  const { dataset } = document.documentElement;
  let isOpen: boolean | undefined;

  /** The control that an event is on; a document, which can be its target too, is on none. */
  const find = ({ target }: Event, selector: string) => {
    const element = target as HTMLElement;
    return element.closest && element.closest<HTMLElement>(selector);
  };

  const load = () => {
    if (!wanted) return;
    for (const file of wanted.split(' ')) {
      fetchScript(file).catch(() => {
        dataset.script = 'failed';
      });
    }
    wanted = '';
  };

  const keep = (event: Event, control: HTMLElement | null | undefined, again: () => void) => {
    if (!control || dataset.script === 'failed') return;
    dataset.script = 'awaited';
    load();
    event.preventDefault();
    event.stopImmediatePropagation();
    touches.push(again);
  };

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, (event) => isOpen || listener(event), true);

  listen('click', (event) => {
    const control = find(event, controls);
    keep(event, control, () => control!.click());
    const toggle = find(event, '[data-instant=theme]');
    if (!toggle) return;
    event.stopImmediatePropagation();
    toggle.dataset.used = '';
    cycleTheme();
  });
  listen('keydown', (event) => {
    load();
    const turns = /^(Arrow[LR]|Home|End)/.test(event.key) && '[role=tab]';
    const control = find(event, turns || (event.key === ' ' ? 'a[role=button]' : 'none'));
    keep(event, control, () => control!.dispatchEvent(new KeyboardEvent('keydown', event)));
  });
  listen('focusin', load);
  listen('pointerover', (event) => {
    if (find(event, event.pointerType === 'mouse' ? 'a,button' : controls)) load();
  });
  listen('scroll', () => {
    if (document.querySelector(controls)) load();
  });
  if (location.search.includes('category=')) load();

  return {
    open: async () => {
      // React draws what an event has changed in the microtask after it: there is nothing else to await.
      // oxlint-disable-next-line unicorn/no-unnecessary-await
      await null;
      isOpen = true;
      delete dataset.script;
      for (const again of touches) {
        again();
        // oxlint-disable-next-line unicorn/no-unnecessary-await
        await null;
      }
    },
  };
}
