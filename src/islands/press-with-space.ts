import type { KeyboardEvent } from 'react';

/** Lets the space bar press a link with the role of a button, as it does a native button. */
export function pressWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}
