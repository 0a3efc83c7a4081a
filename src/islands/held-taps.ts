import { CONTROLS } from './controls';

/** Milliseconds within which a visitor expects a response to a tap. */
export const SOON = 5000;

type Tap = {
  control: HTMLElement;
  /** The control's position among its island's controls, which React may replace. */
  position: number;
  /** Whether the control was in the window. Screen readers press controls outside it as well. */
  wasInWindow: boolean;
  /** Whether the control had the focus, as after a key. */
  hadFocus: boolean;
  /** Drops the tap after `SOON`. */
  timer: number;
};

/** The taps on an island's controls that wait for React. */
export class HeldTaps {
  readonly #island: HTMLElement;
  #taps: Tap[] = [];

  constructor(island: HTMLElement) {
    this.#island = island;
  }

  /**
   * Holds a tap on a control for five seconds, and marks the control as busy. A further tap on it takes the place of the
   * first: whoever pressed one option, another, and the first again chose the first.
   * @param event a click in the capture phase
   * @returns whether it is on a control
   */
  hold(event: Event): boolean {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    if (!control) return false;
    // Otherwise React would handle the tap twice: while it hydrates, and when it is replayed.
    event.stopImmediatePropagation();
    // A second tap would uncheck it, although it counts as the same one.
    if (isCheckbox(control)) event.preventDefault();
    this.#drop(control);
    const position = this.#controls().indexOf(control);
    const wasInWindow = isInWindow(control);
    const hadFocus = document.activeElement === control;
    const timer = window.setTimeout(() => this.#drop(control), SOON);
    this.#taps.push({ control, position, wasInWindow, hadFocus, timer });
    control.ariaBusy = 'true';
    return true;
  }

  /** Replays the taps in order, each in its own task, unless the control has left the window. */
  replay(): void {
    for (const { control, position, wasInWindow, hadFocus, timer } of this.#taps) {
      clearTimeout(timer);
      setTimeout(() => {
        control.ariaBusy = null;
        const current = control.isConnected ? control : this.#controls()[position];
        if (!current) return;
        // React has replaced it, and the focus went with it.
        const hasLostFocus = hadFocus && document.activeElement === document.body;
        if (hasLostFocus) current.focus({ preventScroll: true });
        if (wasInWindow && !isInWindow(current)) return;
        // The browser has already checked a radio button, so another click wouldn't be a change.
        if (current instanceof HTMLInputElement && !isCheckbox(current)) current.checked = false;
        current.click();
      });
    }
    this.#taps = [];
  }

  #drop(control: HTMLElement): void {
    const tap = this.#taps.find((held) => held.control === control);
    if (!tap) return;
    clearTimeout(tap.timer);
    control.ariaBusy = null;
    this.#taps = this.#taps.filter((held) => held !== tap);
  }

  #controls(): HTMLElement[] {
    return [...this.#island.querySelectorAll<HTMLElement>(CONTROLS)];
  }
}

export const isCheckbox = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function isInWindow(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
