import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { THEME_CHANGE, type ThemePreference } from './constants';
import { chooseTheme, currentTheme } from './theme';

type Theme = {
  preference: ThemePreference;
  /** Chooses the next theme: light, dark, system, light. */
  cycle(): void;
};

const ThemeContext = createContext<Theme | null>(null);

const NEXT = { light: 'dark', dark: 'system', system: 'light' } as const;
const cycle = () => chooseTheme(NEXT[currentTheme()]);

function subscribe(listener: () => void): () => void {
  addEventListener(THEME_CHANGE, listener);
  return () => removeEventListener(THEME_CHANGE, listener);
}

/** Provides the page's theme, which the head script owns (theme.ts). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const preference = useSyncExternalStore(subscribe, currentTheme, () => 'system' as const);
  const theme = useMemo<Theme>(() => ({ preference, cycle }), [preference]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/**
 * Returns the page's theme and functions to change it.
 * @throws outside a ThemeProvider
 */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}
