import { useEffect, useRef, useState, type MouseEvent } from 'react';

const MENU_ID = 'site-menu';
const WIDE_SCREEN = '(min-width: 64rem)';

/**
 * The mobile menu's state. The browser's popover opens and closes it; this only follows along, and
 * closes it when a link in it is clicked or the screen grows wide.
 */
export function useSiteMenu() {
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = menu.current;
    if (!element?.hidePopover) return;
    const follow = () => setOpen(element.matches(':popover-open'));
    const wide = window.matchMedia(WIDE_SCREEN);
    const closeWhenWide = () => wide.matches && element.hidePopover();
    follow();
    element.addEventListener('toggle', follow);
    wide.addEventListener('change', closeWhenWide);
    return () => {
      element.removeEventListener('toggle', follow);
      wide.removeEventListener('change', closeWhenWide);
    };
  }, []);

  const collapseOnLink = (event: MouseEvent) => {
    if (open && (event.target as Element).closest('a')) menu.current?.hidePopover();
  };

  return {
    popoverProps: { ref: menu, id: MENU_ID, popover: 'auto', onClick: collapseOnLink } as const,
    buttonProps: { menuId: MENU_ID, open },
  };
}
