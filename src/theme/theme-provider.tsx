import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { themeStorageKey } from '../../content/data/site.json';
import { THEME_CHANGE, type ThemePreference } from './constants';
import {
  appliedTheme,
  applyTheme,
  darkDevice,
  readTheme,
  storeTheme,
  themeInCookie,
  validTheme,
} from './stored-theme';

type Theme = {
  preference: ThemePreference;
  /** Applies and stores a theme, and announces it by `THEME_CHANGE` on the window. */
  choose(preference: ThemePreference): void;
  /** Chooses the next theme: light, dark, system, light. */
  cycle(): void;
};

const ThemeContext = createContext<Theme | null>(null);

const current = (): ThemePreference => appliedTheme() ?? 'system';
const onServer = (): ThemePreference => 'system';

/** Applies a theme and announces it, unless the page has it. */
function change(preference: ThemePreference): void {
  if (preference === appliedTheme()) return;
  applyTheme(preference);
  dispatchEvent(new Event(THEME_CHANGE));
}

function choose(preference: ThemePreference): void {
  storeTheme(preference);
  change(preference);
}

const NEXT = { light: 'dark', dark: 'system', system: 'light' } as const;
const cycle = () => choose(NEXT[current()]);

/** Follows the device, other tabs, and the app, which writes the same cookie, as long as there is a subscriber. */
function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // Since the first paint the device or a choice in another tab may have changed; or the document's script was blocked.
  applyTheme(themeInCookie() ?? appliedTheme() ?? readTheme());
  const refresh = () => change(themeInCookie() ?? current());
  addEventListener(THEME_CHANGE, listener, { signal });
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === themeStorageKey || key === null) change(validTheme(newValue) ?? readTheme());
    },
    { signal },
  );
  // A visitor may return from the app to a page that is still open.
  addEventListener('pageshow', refresh, { signal });
  document.addEventListener('visibilitychange', refresh, { signal });
  darkDevice().addEventListener('change', () => applyTheme(current()), { signal });
  return () => controller.abort();
}

/** Provides the chosen theme to the components below it. Every island has one. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const preference = useSyncExternalStore(subscribe, current, onServer);
  const theme = useMemo<Theme>(() => ({ preference, choose, cycle }), [preference]);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

/**
 * The chosen theme, and functions to change it.
 * @throws without a ThemeProvider above the component
 */
export function useTheme(): Theme {
  const theme = use(ThemeContext);
  if (!theme) throw new Error('useTheme must be used within a ThemeProvider');
  return theme;
}
