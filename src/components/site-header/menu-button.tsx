import { Menu, X } from '../icons';
import { Button } from '../ui/button';
import { NamedIcon } from '../ui/named-icon';
import { MENU_ID } from './menu.browser';

type MenuButtonProps = {
  labels: Pick<Queries.InterfaceFragment['header'], 'openMenu' | 'closeMenu'>;
};

/**
 * Opens and closes the navigation on narrow screens. The browser tells assistive technology whether it is
 * open, as for every button of a popover, and CSS chooses the label.
 */
export function MenuButton({ labels }: MenuButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      popoverTarget={MENU_ID}
      aria-controls={MENU_ID}
      className="lg:hidden"
    >
      <NamedIcon
        icon={Menu}
        name={labels.openMenu}
        className="[header:has(:popover-open)_&]:hidden"
      />
      <NamedIcon
        icon={X}
        name={labels.closeMenu}
        className="hidden [header:has(:popover-open)_&]:inline"
      />
    </Button>
  );
}
