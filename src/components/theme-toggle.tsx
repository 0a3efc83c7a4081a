import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './ui/button';
import { useTheme } from '../theme/theme-provider';

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

type ThemeToggleProps = { labels: Queries.InterfaceFragment['theme'] };

/**
 * Cycles light, dark, system. Until React is there the page's first script answers it, and says by
 * `data-used` that it has. A new choice is announced, the one found at the start is not.
 */
export function ThemeToggle({ labels }: ThemeToggleProps) {
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
        aria-label={labels.toggle}
        aria-describedby="theme-choice"
        onClick={onClick}
      >
        {CHOICES.map(({ theme, Icon, className }) => (
          <Icon key={theme} aria-hidden className={className} />
        ))}
        <span id="theme-choice" className="sr-only">
          {CHOICES.map(({ theme, className }) => (
            <span key={theme} className={className}>
              {labels[theme]}
            </span>
          ))}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {used && labels[preference]}
      </span>
    </>
  );
}
