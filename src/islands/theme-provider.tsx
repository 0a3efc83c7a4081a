import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { THEME_CHANGE, type ThemePreference } from '../theme/constants';

type Theme = {
  preference: ThemePreference;
  choose(preference: ThemePreference): void;
  /** Chooses the next theme: light, dark, system, light. */
  cycle(): void;
};

const ThemeContext = createContext<Theme | null>(null);

const subscribe = (listener: () => void) => {
  window.addEventListener(THEME_CHANGE, listener);
  return () => window.removeEventListener(THEME_CHANGE, listener);
};
// A proxy that edits inline scripts breaks the engine's hash, and the page is then without it.
const preferenceInBrowser = () => window.themeEngine?.preference() ?? 'system';
const preferenceOnServer = (): ThemePreference => 'system';

/** Provides the chosen theme to the components below it. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const preference = useSyncExternalStore(subscribe, preferenceInBrowser, preferenceOnServer);
  const theme = useMemo<Theme>(
    () => ({
      preference,
      choose: (chosen) => window.themeEngine?.choose(chosen),
      cycle: () => window.themeEngine?.cycle(),
    }),
    [preference],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/**
 * The chosen theme and functions to change it, for components in an island. No page needs it yet: the toggle of the
 * header is run by theme-toggle.browser.ts, before React has started.
 * @throws without a ThemeProvider above the component
 */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}
