import { resetTheme } from '../../tests/unit/reset-theme';
import { THEME } from './constants';
import { startThemeEngine } from './engine';
import { ENGINE_CONSTANTS, preHydrationScript } from './pre-hydration-script';

beforeEach(resetTheme);

/** Runs code that has access to the browser's globals only. */
const runAlone = (text: string) => new Function(text)();

describe('preHydrationScript', () => {
  test('contains an engine that uses nothing outside its body', () => {
    const start: typeof startThemeEngine = runAlone(`return ${startThemeEngine}`);
    start(...ENGINE_CONSTANTS).choose('dark');
    expect(document.documentElement).toHaveClass('dark');
  });

  test('applies the theme of the cookie', () => {
    document.cookie = `${THEME.cookie}=dark`;
    runAlone(preHydrationScript);
    expect(document.documentElement).toHaveClass('dark');
  });

  test('sets window.themeEngine', () => {
    document.cookie = `${THEME.cookie}=dark`;
    runAlone(preHydrationScript);
    expect(window.themeEngine?.preference()).toBe('dark');
  });

  test('contains no closing script tag or comment', () => {
    expect(preHydrationScript).not.toMatch(/<\/script|<!--/i);
  });
});
