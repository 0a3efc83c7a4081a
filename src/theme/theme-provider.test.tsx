import { act, render, renderHook, screen } from '@testing-library/react';
import { forgetTheme } from '../../tests/unit/forget-theme';
import { THEME } from './constants';
import { ThemeProvider, useTheme } from './theme-provider';
import { preHydrationScript } from './pre-hydration-script';

beforeEach(forgetTheme);

function Choice({ place }: { place: string }) {
  const { preference, choose } = useTheme();
  return <button onClick={() => choose('dark')}>{`${place}: ${preference}`}</button>;
}

test('outside a provider the hook says what is missing', () => {
  expect(() => renderHook(() => useTheme())).toThrow(
    'useTheme must be used within a ThemeProvider',
  );
});

test('two providers in one page stay in step', () => {
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

test('the provider goes on with the engine that the document’s script started', () => {
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

test('without that script the provider says what is missing', () => {
  const { themeEngine } = window;
  Object.defineProperty(window, 'themeEngine', { value: null, configurable: true });
  expect(() => render(<ThemeProvider>{null}</ThemeProvider>)).toThrow('first script');
  Object.defineProperty(window, 'themeEngine', {
    value: themeEngine,
    configurable: true,
    writable: true,
  });
});
