import { CONTROLS } from '../islands/controls';

/**
 * Repeats taps on controls that came before the page script, when that has come: islands then hold them for React
 * (islands/held-taps.ts). A slow network can stop in the middle of a page's first sight.
 */
export function startEarlyTaps(): void {
  const hold = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    if (!control || !control.closest('react-island:not(:defined)')) return;
    event.stopImmediatePropagation();
    // It would stay checked, and be unchecked by the repeated tap.
    if (control instanceof HTMLInputElement && control.type === 'checkbox') event.preventDefault();
    customElements.whenDefined('react-island').then(() => control.click());
  };
  document.addEventListener('click', hold, { capture: true });
}
