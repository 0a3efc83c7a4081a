import { Menu, X } from 'lucide-react';
import { Button } from '../ui/button';

type MenuButtonProps = {
  menuId: string;
  labels: Pick<Queries.InterfaceFragment['header'], 'openMenu' | 'closeMenu'>;
};

/**
 * Opens and closes the navigation on narrow screens. The page's first script keeps `aria-expanded`
 * (src/instant/menu-state.ts), from which the styles choose the name.
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
      <span className="group-aria-expanded:hidden">
        <Menu aria-hidden />
        <span className="sr-only">{labels.openMenu}</span>
      </span>
      <span className="hidden group-aria-expanded:inline">
        <X aria-hidden />
        <span className="sr-only">{labels.closeMenu}</span>
      </span>
    </Button>
  );
}
