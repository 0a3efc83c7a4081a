import { useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';

const MENU_ID = 'site-menu';
const WIDE_SCREEN = '(min-width: 64rem)';

/** The parts of the page that are inert while the menu is open. */
const OUTSIDE = 'main, footer';

/**
 * The mobile menu. The popover API opens and closes it and returns the focus to the button. This hook adds
 * the behavior of a modal dialog (ARIA Authoring Practices): the focus moves to the first link and can't
 * leave the header. The menu closes when a link is clicked or the screen becomes wide.
 */
export function useSiteMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The visitor may have opened it before React hydrated.
  useEffect(() => setOpen(menu.current!.matches(':popover-open')), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const parts = [...document.querySelectorAll<HTMLElement>(OUTSIDE)];
    for (const part of parts) part.inert = true;
    return () => {
      for (const part of parts) part.inert = false;
    };
  }, [isOpen]);

  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
    const closeWhenWide = () => wide.matches && menu.current?.hidePopover?.();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const opens = newState === 'open';
    setOpen(opens);
    if (opens) currentTarget.querySelector('a')?.focus();
  };

  const closeOnLinkClick = (event: MouseEvent) => {
    const { current } = menu;
    if (current?.matches(':popover-open') && (event.target as Element).closest('a')) {
      current.hidePopover();
    }
  };

  return {
    menuId: MENU_ID,
    isOpen,
    popoverProps: {
      ref: menu,
      id: MENU_ID,
      popover: 'auto',
      onToggle,
      onClick: closeOnLinkClick,
    } as const,
  };
}
