import { useState } from 'react';
import { PAGE_IDS } from '../../lib/page-ids';
import { useTheme } from '../../theme/theme-provider';
import { HalfDark, Moon, Sun } from '../icons';
import { LiveRegion } from '../live-region';
import { Button } from '../ui/button';

/** The styles show the option that matches `data-theme` on `<html>`, from the first paint on. */
const OPTIONS = [
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
  { theme: 'system', Icon: HalfDark },
] as const;

type ThemeToggleProps = { labels: Queries.InterfaceFragment['theme'] };

/** A button that cycles through light, dark and system, and announces each choice. Below a ThemeProvider. */
export function ThemeToggle({ labels }: ThemeToggleProps) {
  const { preference, cycle } = useTheme();
  const [isPressed, setIsPressed] = useState(false);
  const choose = () => {
    cycle();
    setIsPressed(true);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="noscript:hidden"
        aria-label={labels.toggle}
        aria-describedby={PAGE_IDS.themeChoice}
        onClick={choose}
      >
        <span id={PAGE_IDS.themeChoice}>
          {OPTIONS.map(({ theme, Icon }) => (
            <Icon key={theme} aria-label={labels[theme]} className={`theme-${theme}`} />
          ))}
        </span>
      </Button>
      <LiveRegion>{isPressed ? labels[preference] : ''}</LiveRegion>
    </>
  );
}
