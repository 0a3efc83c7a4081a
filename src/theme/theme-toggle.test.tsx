import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetTheme } from '../test/forget-theme';
import { THEME } from './constants';
import { INTERFACE } from '../test/site';
import { ThemeProvider } from './theme-provider';
import { ThemeToggle } from './theme-toggle';

const renderToggle = () => {
  render(
    <ThemeProvider>
      <ThemeToggle labels={INTERFACE.theme} />
    </ThemeProvider>,
  );
  return screen.getByRole('button', { name: 'Toggle theme' });
};

beforeEach(forgetTheme);

test.each([
  ['light', 'dark'],
  ['dark', 'system'],
  ['system', 'light'],
])('from %s it goes on to %s', async (now, next) => {
  document.cookie = `${THEME.cookie}=${now}`;
  await userEvent.click(renderToggle());
  expect(document.documentElement.dataset.theme).toBe(next);
});

test.each([
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['system', 'Same theme as your device'],
])('where the choice is %s, its description is "%s"', (choice, description) => {
  document.cookie = `${THEME.cookie}=${choice}`;
  expect(renderToggle()).toHaveAccessibleDescription(description);
});

test('a new choice is announced', async () => {
  await userEvent.click(renderToggle());
  expect(screen.getByRole('status')).toHaveTextContent('Light theme');
});
