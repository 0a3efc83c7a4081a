import { useEffect, useRef, useState, type MouseEvent, type ToggleEvent } from 'react';

const MENU_ID = 'site-menu';
const WIDE_SCREEN = '(min-width: 64rem)';

/** What lies behind the open menu, and is out of reach meanwhile. */
const BEHIND = 'main, footer';

/**
 * The mobile menu. The browser's popover opens and closes it and takes the focus back to its button.
 * This makes a dialog of it: the focus goes to its first link and to nothing behind it (ARIA Authoring
 * Practices, dialog). It closes it when a link in it is clicked or the screen grows wide.
 */
export function useSiteMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  // It may have been opened before React was there.
  useEffect(() => setOpen(menu.current!.matches(':popover-open')), []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const parts = [...document.querySelectorAll<HTMLElement>(BEHIND)];
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

  const collapseOnLink = (event: MouseEvent) => {
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
      onClick: collapseOnLink,
    } as const,
  };
}
