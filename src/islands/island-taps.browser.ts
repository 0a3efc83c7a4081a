/** What an island dispatches on its element when React runs it, or has failed to. */
export const ISLAND_STARTED = 'island-started';
export const ISLAND_FAILED = 'island-failed';

/**
 * Keeps what a visitor does in an island before React runs it: taps are held back, and repeated in their order
 * when it has started. If the script of the islands can't be loaded, or an island fails, its message is shown.
 */
export function startIslandTaps(): void {
  const kept: HTMLElement[] = [];

  document.addEventListener(
    'click',
    (event) => {
      // Links and summaries work by themselves.
      const control = (event.target as Element).closest<HTMLElement>('button, input');
      if (!control?.closest('[data-island]:not([data-started])')) return;
      // React would otherwise see a tap while it hydrates, and the repeated one after that.
      event.stopPropagation();
      kept.push(control);
    },
    true,
  );

  document.addEventListener(ISLAND_STARTED, ({ target }) => {
    (target as HTMLElement).dataset.started = '';
    for (const control of kept) {
      // A radio button that the tap has chosen already would report no change.
      if (control instanceof HTMLInputElement) control.checked = false;
      control.click();
    }
    kept.length = 0;
  });

  const fail = () => {
    for (const message of document.querySelectorAll<HTMLElement>('[data-island-failed]')) {
      message.hidden = false;
    }
  };
  document.addEventListener(ISLAND_FAILED, fail);
  // An element's error event doesn't bubble. No other script has a file.
  document.addEventListener(
    'error',
    ({ target }) => (target as Element).matches('script') && fail(),
    true,
  );
}
