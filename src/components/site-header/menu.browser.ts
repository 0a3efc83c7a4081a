import { onClick } from '../../lib/visitor.browser';

/** The id of the menu of narrow screens. */
export const MENU_ID = 'site-menu';

/** The page behind the menu, and the link that skips to it. */
const BEHIND = 'main, footer, [href="#content"]';

/** The screens on which the menu is part of the header; the breakpoint `lg` of the styles. */
const WIDE_SCREEN = '(min-width: 64rem)';

/**
 * The menu of narrow screens. The popover API opens and closes it and returns the focus to the button. This
 * adds the behavior of a modal dialog (ARIA Authoring Practices): the focus moves to the first link and
 * can't leave the header. The menu closes when a link is clicked or the screen becomes wide.
 */
export function startMenu(): void {
  document.addEventListener(
    'toggle',
    (event) => {
      const menu = event.target as HTMLElement;
      if (menu.id !== MENU_ID) return;
      const isOpen = (event as ToggleEvent).newState === 'open';
      for (const part of document.querySelectorAll<HTMLElement>(BEHIND)) {
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
    const menu = document.getElementById(MENU_ID);
    if (menu?.matches(':popover-open')) menu.hidePopover();
  };
  onClick(`#${MENU_ID} a`, close);
  matchMedia(WIDE_SCREEN).addEventListener('change', ({ matches }) => {
    if (matches) close();
  });
}
