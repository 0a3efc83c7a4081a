import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INTERFACE, SITE } from '../../../tests/unit/site';
import { ThemeProvider } from '../../theme/theme-provider';
import { SiteLayout } from '.';

beforeEach(() => {
  render(
    <ThemeProvider>
      <SiteLayout site={SITE} labels={INTERFACE}>
        <h1>The page</h1>
      </SiteLayout>
    </ThemeProvider>,
  );
});

describe('SiteLayout', () => {
  test('has the landmarks banner, main and contentinfo', () => {
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test('focuses the skip link first, which leads to the main element', async () => {
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });
});
