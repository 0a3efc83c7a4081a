import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Static } from '../../islands/static';
import { PAGE_IDS } from '../../lib/page-ids';
import { Menu, X } from '../icons';
import { Button } from '../ui/button';
import { ThemeProvider } from '../../theme/theme-provider';
import type { BarScreen } from './bar-screen';
import { ThemeToggle } from './theme-toggle';

/** The page behind the menu, and the skip link. */
const BEHIND = [PAGE_IDS.skipLink, PAGE_IDS.main, PAGE_IDS.footer];

type HeaderControlsProps = {
  labels: Pick<Queries.InterfaceFragment['header'], 'menu' | 'openMenu' | 'closeMenu'>;
  theme: Queries.InterfaceFragment['theme'];
  navigation: ReactNode;
  barScreen: BarScreen;
};

/**
 * The navigation, which is a menu on narrow screens, the theme toggle, and the menu's button.
 *
 * The popover API opens and closes the menu, even before React starts, returns focus to the button, and exposes its
 * state. React makes it a modal dialog (ARIA Authoring Practices): focus moves to the first link and stays in the
 * header. The menu closes when a link is clicked or the screen becomes wide.
 */
export function HeaderControls({ labels, theme, navigation, barScreen }: HeaderControlsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // It can be opened before React starts.
  useEffect(() => setIsOpen(menu.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    const screen = matchMedia(barScreen === 'none' ? 'not all' : `(min-width: ${barScreen}rem)`);
    const closeOnWide = () => screen.matches && menu.current?.hidePopover();
    // A tablet can be rotated while the menu is open.
    closeOnWide();
    screen.addEventListener('change', closeOnWide);
    return () => screen.removeEventListener('change', closeOnWide);
  }, [barScreen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Without scrolling the page behind the menu.
    menu.current?.querySelector('a')?.focus({ preventScroll: true });
    const setInert = (inert: boolean) => {
      for (const id of BEHIND) document.getElementById(id)?.toggleAttribute('inert', inert);
    };
    // Waits until the menu has been painted, because `inert` recalculates the style of every element behind it.
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(setInert, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setInert(false);
    };
  }, [isOpen]);

  const closeOnLink = ({ target }: MouseEvent) => {
    if (isOpen && target instanceof Element && target.closest('a')) menu.current?.hidePopover();
  };

  return (
    <>
      {/* The keyboard activates the links inside. */}
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions */}
      <div
        ref={menu}
        id={PAGE_IDS.menu}
        popover="auto"
        role={isOpen ? 'dialog' : undefined}
        aria-label={isOpen ? labels.menu : undefined}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onClick={closeOnLink}
        className="site-menu"
      >
        <Static name="navigation">{navigation}</Static>
      </div>
      <ThemeProvider>
        <ThemeToggle labels={theme} />
      </ThemeProvider>
      <Button
        variant="ghost"
        size="icon"
        popoverTarget={PAGE_IDS.menu}
        // Otherwise Firefox calls the open menu details of the button, and Orca then reads all of it twice.
        popoverTargetAction={isOpen ? 'hide' : undefined}
        aria-controls={PAGE_IDS.menu}
        className="in-bar:hidden"
      >
        <Menu aria-label={labels.openMenu} className="menu-opener" />
        <X aria-label={labels.closeMenu} className="menu-closer" />
      </Button>
    </>
  );
}
