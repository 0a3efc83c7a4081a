import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../components/ui/button';
import type { ThemePreference } from './constants';
import { useTheme } from './theme-provider';

const DESCRIPTIONS: Record<ThemePreference, string> = {
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'Same theme as your device',
};

/** Each choice shows where the root has its theme, which is right before React is there. */
const CHOICES = [
  { theme: 'light', Icon: Sun, className: 'hidden [[data-theme=light]_&]:block' },
  { theme: 'dark', Icon: Moon, className: 'hidden [[data-theme=dark]_&]:block' },
  {
    theme: 'system',
    Icon: Monitor,
    className: 'block [[data-theme=dark]_&]:hidden [[data-theme=light]_&]:hidden',
  },
] as const;

/**
 * Cycles light, dark, system. Until React is there the page's first script answers it, and says by
 * `data-used` that it has. A new choice is announced, the one found at the start is not.
 */
export function ThemeToggle() {
  const { preference, cycle } = useTheme();
  const button = useRef<HTMLButtonElement>(null);
  const [used, setUsed] = useState(false);
  useEffect(() => setUsed('used' in button.current!.dataset), []);
  const onClick = () => {
    setUsed(true);
    cycle();
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="icon"
        className="noscript:hidden"
        data-instant="theme"
        aria-label="Toggle theme"
        aria-describedby="theme-choice"
        onClick={onClick}
      >
        {CHOICES.map(({ theme, Icon, className }) => (
          <Icon key={theme} aria-hidden className={className} />
        ))}
        <span id="theme-choice" className="sr-only">
          {CHOICES.map(({ theme, className }) => (
            <span key={theme} className={className}>
              {DESCRIPTIONS[theme]}
            </span>
          ))}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {used && DESCRIPTIONS[preference]}
      </span>
    </>
  );
}
