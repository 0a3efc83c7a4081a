import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetTheme } from '../../tests/unit/forget-theme';
import { THEME } from '../theme/constants';
import { INTERFACE } from '../../tests/unit/site';
import { ThemeProvider } from '../theme/theme-provider';
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

test('its description says one of the choices, which the styles choose', () => {
  expect(renderToggle()).toHaveAttribute('aria-describedby', 'theme-choice');
});

test('a choice found at the start is not announced', () => {
  renderToggle();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a new choice is announced', async () => {
  await userEvent.click(renderToggle());
  expect(screen.getByRole('status')).toHaveTextContent('Light theme');
});
