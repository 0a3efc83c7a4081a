import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../components/ui/button';
import { useTheme } from './theme-provider';

/**
 * Cycles light, dark, system. The icon follows the root's data-theme, so it is right before
 * hydration; a new choice is announced, the one found at the start is not.
 */
export function ThemeToggle({ labels }: { labels: Queries.InterfaceFragment['theme'] }) {
  const { preference, cycle } = useTheme();
  const description = useId();
  const [used, setUsed] = useState(false);
  const onClick = () => {
    setUsed(true);
    cycle();
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="noscript:hidden"
        aria-label={labels.toggle}
        aria-describedby={description}
        onClick={onClick}
      >
        <Sun className="hidden [[data-theme=light]_&]:block" />
        <Moon className="hidden [[data-theme=dark]_&]:block" />
        <Monitor className="block [[data-theme=dark]_&]:hidden [[data-theme=light]_&]:hidden" />
      </Button>
      <span id={description} hidden>
        {labels[preference]}
      </span>
      <span role="status" className="sr-only">
        {used && labels[preference]}
      </span>
    </>
  );
}
