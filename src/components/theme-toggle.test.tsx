import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetTheme } from '../../tests/unit/reset-theme';
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

beforeEach(resetTheme);

describe('ThemeToggle', () => {
  test.each([
    ['light', 'dark'],
    ['dark', 'system'],
    ['system', 'light'],
  ])('changes from %s to %s', async (now, next) => {
    document.cookie = `${THEME.cookie}=${now}`;
    await userEvent.click(renderToggle());
    expect(document.documentElement.dataset.theme).toBe(next);
  });

  test('is described by the current choice', () => {
    expect(renderToggle()).toHaveAttribute('aria-describedby', 'theme-choice');
  });

  test('does not announce the initial choice', () => {
    renderToggle();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('announces a new choice', async () => {
    await userEvent.click(renderToggle());
    expect(screen.getByRole('status')).toHaveTextContent('Light theme');
  });
});
