import { Monitor, Moon, Sun } from '../icons';
import { Button } from '../ui/button';

/** CSS shows the option that matches the root's `data-theme`, which the inline script sets. */
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
 * A button that cycles through light, dark and system (theme-toggle.browser.ts). Screen readers announce a
 * new choice from the status element.
 */
export function ThemeToggle({ labels }: ThemeToggleProps) {
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="noscript:hidden"
        data-enhance="theme"
        aria-label={labels.toggle}
        aria-describedby="theme-choice"
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
      <span
        role="status"
        className="sr-only"
        data-light={labels.light}
        data-dark={labels.dark}
        data-system={labels.system}
      />
    </>
  );
}
