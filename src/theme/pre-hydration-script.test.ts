import { forgetTheme } from '../../tests/unit/forget-theme';
import { ENGINE_CONSTANTS, THEME } from './constants';
import { startThemeEngine } from './engine';
import { preHydrationScript } from './pre-hydration-script';

beforeEach(forgetTheme);

/** Runs a text as a script of its own, which sees the browser but nothing of this file. */
const runAlone = (text: string) => new Function(text)();

test('the engine’s text works on its own', () => {
  const start: typeof startThemeEngine = runAlone(`return ${startThemeEngine}`);
  start(...ENGINE_CONSTANTS).choose('dark');
  expect(document.documentElement).toHaveClass('dark');
});

test('the script applies the theme of the cookie', () => {
  document.cookie = `${THEME.cookie}=dark`;
  runAlone(preHydrationScript);
  expect(document.documentElement).toHaveClass('dark');
});

test('the script leaves its engine to the provider', () => {
  document.cookie = `${THEME.cookie}=dark`;
  runAlone(preHydrationScript);
  expect(window.themeEngine?.preference()).toBe('dark');
});

test('the script can stand between script tags', () => {
  expect(preHydrationScript).not.toMatch(/<\/script|<!--/i);
});
