import { act, render, renderHook, screen } from '@testing-library/react';
import { resetTheme } from '../../tests/unit/reset-theme';
import { THEME } from './constants';
import { ThemeProvider, useTheme } from './theme-provider';
import { preHydrationScript } from './pre-hydration-script';

beforeEach(resetTheme);

function Choice({ place }: { place: string }) {
  const { preference, choose } = useTheme();
  return <button onClick={() => choose('dark')}>{`${place}: ${preference}`}</button>;
}

test('useTheme throws outside a provider', () => {
  expect(() => renderHook(() => useTheme())).toThrow(
    'useTheme must be used within a ThemeProvider',
  );
});

test('ThemeProvider follows another provider in the page', () => {
  render(
    <>
      <ThemeProvider>
        <Choice place="header" />
      </ThemeProvider>
      <ThemeProvider>
        <Choice place="footer" />
      </ThemeProvider>
    </>,
  );
  act(() => screen.getByText('header: system').click());
  expect(screen.getByText('header: dark')).toBeVisible();
  expect(screen.getByText('footer: dark')).toBeVisible();
});

test('ThemeProvider uses the engine that the inline script started', () => {
  document.cookie = `${THEME.cookie}=light`;
  new Function(preHydrationScript)();
  const engine = window.themeEngine!;
  render(
    <ThemeProvider>
      <Choice place="header" />
    </ThemeProvider>,
  );
  expect(screen.getByText('header: light')).toBeVisible();
  act(() => engine.choose('dark'));
  expect(screen.getByText('header: dark')).toBeVisible();
  expect(window.themeEngine).toBe(engine);
});

test('ThemeProvider throws if the inline script did not run', () => {
  const { themeEngine } = window;
  Object.defineProperty(window, 'themeEngine', { value: null, configurable: true });
  expect(() => render(<ThemeProvider>{null}</ThemeProvider>)).toThrow('first script');
  Object.defineProperty(window, 'themeEngine', {
    value: themeEngine,
    configurable: true,
    writable: true,
  });
});
