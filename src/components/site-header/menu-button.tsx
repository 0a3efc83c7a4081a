import { Menu, X } from 'lucide-react';
import { Button } from '../ui/button';

type MenuButtonProps = {
  menuId: string;
  open: boolean;
  labels: Pick<Queries.InterfaceFragment['header'], 'openMenu' | 'closeMenu'>;
};

/** Opens and closes the navigation on narrow screens. */
export function MenuButton({ menuId, open, labels }: MenuButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      popoverTarget={menuId}
      aria-label={open ? labels.closeMenu : labels.openMenu}
      aria-expanded={open}
      aria-controls={menuId}
      className="lg:hidden"
    >
      {open ? <X /> : <Menu />}
    </Button>
  );
}
