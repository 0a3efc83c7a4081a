import { Menu, X } from 'lucide-react';
import { Button } from '../ui/button';

/** Opens and closes the navigation on narrow screens. */
export function MenuButton({ menuId, open }: { menuId: string; open: boolean }) {
  return (
    <Button
      variant="ghost"
      size="icon"
      popoverTarget={menuId}
      aria-label={open ? 'Close menu' : 'Open menu'}
      aria-expanded={open}
      aria-controls={menuId}
      className="lg:hidden"
    >
      {open ? <X /> : <Menu />}
    </Button>
  );
}
