import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider, useTheme } from './theme-provider';

function Choice({ place }: { place: string }) {
  const { preference, choose } = useTheme();
  return <button onClick={() => choose('dark')}>{`${place}: ${preference}`}</button>;
}

const provided = (place: string) => (
  <ThemeProvider>
    <Choice place={place} />
  </ThemeProvider>
);

test('useTheme throws outside a provider', () => {
  expect(() => renderHook(() => useTheme())).toThrow(
    'useTheme must be used within a ThemeProvider',
  );
});

test('every provider follows the engine of the page', () => {
  render(
    <>
      {provided('header')}
      {provided('footer')}
    </>,
  );
  act(() => screen.getByText('header: system').click());
  expect(screen.getByText('footer: dark')).toBeVisible();
  act(() => window.themeEngine!.choose('light'));
  expect(screen.getByText('header: light')).toBeVisible();
});

test('the theme is system on the server, and without an engine, where no choice changes it', () => {
  expect(renderToString(provided('header'))).toContain('header: system');
  const { themeEngine } = window;
  delete window.themeEngine;
  render(provided('header'));
  act(() => screen.getByText('header: system').click());
  expect(screen.getByText('header: system')).toBeVisible();
  window.themeEngine = themeEngine!;
});
