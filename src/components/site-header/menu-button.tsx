import { Menu, X } from 'lucide-react';
import { Button } from '../ui/button';
import { NamedIcon } from '../ui/named-icon';

type MenuButtonProps = {
  menuId: string;
  labels: Pick<Queries.InterfaceFragment['header'], 'openMenu' | 'closeMenu'>;
};

/**
 * Opens and closes the navigation on narrow screens. The inline script updates `aria-expanded`
 * (src/inline-scripts/popover-state.ts), by which CSS chooses the label.
 */
export function MenuButton({ menuId, labels }: MenuButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      popoverTarget={menuId}
      aria-expanded={false}
      aria-controls={menuId}
      className="group lg:hidden"
    >
      <NamedIcon icon={Menu} name={labels.openMenu} className="group-aria-expanded:hidden" />
      <NamedIcon icon={X} name={labels.closeMenu} className="hidden group-aria-expanded:inline" />
    </Button>
  );
}
