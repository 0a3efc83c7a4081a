import type { KeyboardEvent } from 'react';

/** Lets the space bar press a link that is a button; the browser does that for buttons alone. */
export function pressWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
