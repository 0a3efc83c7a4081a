import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../components/ui/button';
import { useTheme } from './theme-provider';

const DESCRIPTIONS = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'Same theme as your device',
};

/**
 * Cycles light, dark, system. The icon follows the root's data-theme, so it is right before
 * hydration; a new choice is announced, the one found at the start is not.
 */
export function ThemeToggle() {
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
        aria-label="Toggle theme"
        aria-describedby={description}
        onClick={onClick}
      >
        <Sun className="hidden [[data-theme=light]_&]:block" />
        <Moon className="hidden [[data-theme=dark]_&]:block" />
        <Monitor className="block [[data-theme=dark]_&]:hidden [[data-theme=light]_&]:hidden" />
      </Button>
      <span id={description} hidden>
        {DESCRIPTIONS[preference]}
      </span>
      <span role="status" className="sr-only">
        {used && DESCRIPTIONS[preference]}
      </span>
    </>
  );
}
