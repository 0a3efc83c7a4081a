import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INTERFACE, SITE } from '../../tests/unit/site';
import { ThemeProvider } from '../theme/theme-provider';
import { SiteLayout } from './site-layout';

beforeEach(() => {
  render(
    <ThemeProvider>
      <SiteLayout site={SITE} words={INTERFACE}>
        <h1>The page</h1>
      </SiteLayout>
    </ThemeProvider>,
  );
});

test('header, page and footer are landmarks', () => {
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

test('the first stop of the keyboard leads over the header', async () => {
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
