/**
 * Keeps `aria-expanded` of a popover's button in sync with the popover, with or without React.
 * The text of this function is part of the inline script: it must not use anything outside its body.
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
