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
};

/** The taps on an island's controls that wait for React. */
export class HeldTaps {
  readonly #island: HTMLElement;
  #taps: Tap[] = [];

  constructor(island: HTMLElement) {
    this.#island = island;
  }

  /**
   * Holds a tap on a control for five seconds, and marks the control as busy. Meanwhile, further taps on it are ignored.
   * @param event a click in the capture phase
   * @returns whether it is on a control
   */
  hold(event: Event): boolean {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>(CONTROLS);
    if (!control) return false;
    // Otherwise React would handle the tap twice: while it hydrates, and when it is replayed.
    event.stopImmediatePropagation();
    // A second tap would uncheck it, although it is ignored.
    if (isCheckbox(control)) event.preventDefault();
    if (this.#taps.some((tap) => tap.control === control)) return true;
    const position = this.#controls().indexOf(control);
    const wasInWindow = isInWindow(control);
    const hadFocus = document.activeElement === control;
    const held = { control, position, wasInWindow, hadFocus };
    this.#taps.push(held);
    control.ariaBusy = 'true';
    setTimeout(() => {
      control.ariaBusy = null;
      this.#taps = this.#taps.filter((tap) => tap !== held);
    }, SOON);
    return true;
  }

  /** Replays the taps in order, each in its own task, unless the control has left the window. */
  replay(): void {
    for (const { control, position, wasInWindow, hadFocus } of this.#taps) {
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
