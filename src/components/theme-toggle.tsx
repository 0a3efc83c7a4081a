import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from './ui/button';
import { useTheme } from '../theme/theme-provider';

/** CSS shows the option that matches the root's `data-theme`, so that it is right before React hydrates. */
const OPTIONS = [
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
 * A button that cycles through light, dark and system. Until React hydrates, the inline script handles
 * clicks and sets `data-used`. Screen readers announce a new choice, but not the initial one.
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
        data-inline="theme"
        aria-label={labels.toggle}
        aria-describedby="theme-choice"
        onClick={onClick}
      >
        {OPTIONS.map(({ theme, Icon, className }) => (
          <Icon key={theme} aria-hidden className={className} />
        ))}
        <span id="theme-choice" className="sr-only">
          {OPTIONS.map(({ theme, className }) => (
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
