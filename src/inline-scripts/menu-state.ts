/**
 * Keeps the state of a popover's button right, before React is there and without it.
 * Its text is part of the page's first script, so it uses nothing from outside its own body.
 */
export function syncPopoverState(): void {
  document.addEventListener(
    'toggle',
    ({ target, newState }) => {
      const button = document.querySelector(`[popovertarget="${(target as HTMLElement).id}"]`);
      if (button) button.ariaExpanded = String(newState === 'open');
    },
    true,
  );
}
