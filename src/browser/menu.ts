/**
 * The menu of narrow screens. The popover API opens and closes it and returns the focus to the button. This
 * adds the behavior of a modal dialog (ARIA Authoring Practices): the focus moves to the first link and
 * can't leave the header. The menu closes when a link is clicked or the screen becomes wide.
 * The text of this function is part of the inline script: it must not use anything outside its body.
 * @param id the menu's id
 * @param wide the media query of screens on which the menu is part of the header
 */
export function runMenu(id: string, wide: string): void {
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = event.target as HTMLElement;
      if (menu.id !== id) return;
      const isOpen = (event as ToggleEvent).newState === 'open';
      for (const part of document.querySelectorAll<HTMLElement>('main, footer')) {
        part.inert = isOpen;
      }
      menu.role = isOpen ? 'dialog' : null;
      menu.ariaLabel = isOpen ? menu.dataset.label! : null;
      if (isOpen) menu.querySelector('a')!.focus();
    },
    // The event doesn't bubble.
    true,
  );

  const close = () => {
    const menu = document.getElementById(id);
    if (menu?.matches(':popover-open')) menu.hidePopover();
  };
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`#${id} a`)) close();
  });
  matchMedia(wide).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}
