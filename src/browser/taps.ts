/** An island that React may still start. */
const WAITING = '[data-interactive] [data-island]:not([data-started], [data-failed])';

/** Controls that only React answers. Links, summaries and the menu's button work without it. */
const CONTROLS = 'button:not([popovertarget]), input[type=radio]';

/** Milliseconds for which a visitor expects the answer to a tap. */
const SOON = 5000;

type Tap = {
  island: HTMLElement;
  control: HTMLElement;
  /** The control's position among its island's controls, which React may replace. */
  position: number;
  time: number;
};

let taps: Tap[] = [];

const controlsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLElement>(CONTROLS)];

/**
 * Holds taps on controls that wait for React, and marks the controls as busy. Further taps on the same control are
 * ignored.
 */
export function holdTaps(onTap: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const control = target.closest<HTMLElement>(CONTROLS);
      const island = control?.closest<HTMLElement>(WAITING);
      if (!control || !island) return;
      // Otherwise React would handle the tap twice: while it hydrates, and when it is replayed.
      event.stopPropagation();
      onTap();
      if (taps.some((tap) => tap.control === control)) return;
      const position = controlsOf(island).indexOf(control);
      taps.push({ island, control, position, time: performance.now() });
      control.ariaBusy = 'true';
      setTimeout(() => (control.ariaBusy = null), SOON);
    },
    true,
  );
}

/** Replays an island's taps in order, each in its own task, unless it is too late or the control is out of the window. */
export function replayTaps(island: HTMLElement): void {
  const held = taps.filter((tap) => tap.island === island);
  taps = taps.filter((tap) => tap.island !== island);
  for (const { control, position, time } of held) {
    setTimeout(() => {
      control.ariaBusy = null;
      const current = control.isConnected ? control : controlsOf(island)[position];
      if (!current || !isInWindow(current) || performance.now() - time > SOON) return;
      // The browser has already checked a radio button, so another click wouldn't be a change.
      if (current instanceof HTMLInputElement) current.checked = false;
      current.click();
    });
  }
}

function isInWindow(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
