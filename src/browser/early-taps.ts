import { CONTROLS } from '../islands/controls';
import { isCheckbox, SOON } from '../islands/held-taps';

/**
 * Repeats taps on controls that came before the page script, when that has come: islands then hold them for React
 * (islands/held-taps.ts). A slow network can stop in the middle of a page's first sight. Until then, for five seconds at
 * most, the control is marked as busy.
 */
export function startEarlyTaps(): void {
  /** The controls that were tapped, in order, and the timers that drop the taps. */
  const taps = new Map<HTMLElement, number>();

  const hold = (event: Event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    if (!control || !control.closest('react-island')) return;
    event.stopImmediatePropagation();
    // It would stay checked, and be unchecked by the repeated tap.
    if (isCheckbox(control)) event.preventDefault();
    const drop = () => {
      control.ariaBusy = null;
      taps.delete(control);
    };
    // A further tap on it takes the place of the first (islands/held-taps.ts).
    clearTimeout(taps.get(control));
    taps.delete(control);
    taps.set(control, window.setTimeout(drop, SOON));
    control.ariaBusy = 'true';
  };

  document.addEventListener('click', hold, { capture: true });
  customElements.whenDefined('react-island').then(() => {
    document.removeEventListener('click', hold, { capture: true });
    for (const [control, timer] of taps) {
      clearTimeout(timer);
      control.click();
    }
  });
}
