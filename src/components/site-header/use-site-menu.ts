import { useEffect, useRef, type MouseEvent } from 'react';

const MENU_ID = 'site-menu';
const WIDE_SCREEN = '(min-width: 64rem)';

/**
 * The mobile menu. The browser's popover opens and closes it; this only closes it when a link in it is
 * clicked or the screen grows wide.
 */
export function useSiteMenu() {
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    const wide = window.matchMedia(WIDE_SCREEN);
    const closeWhenWide = () => wide.matches && menu.current?.hidePopover?.();
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);

  const collapseOnLink = (event: MouseEvent) => {
    const { current } = menu;
    if (current?.matches(':popover-open') && (event.target as Element).closest('a')) {
      current.hidePopover();
    }
  };

  return {
    menuId: MENU_ID,
    popoverProps: { ref: menu, id: MENU_ID, popover: 'auto', onClick: collapseOnLink } as const,
  };
}
