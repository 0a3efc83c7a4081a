import { expect, type Page } from '@playwright/test';

/** The header's button that changes the theme. */
export const themeToggle = (page: Page) => page.getByRole('button', { name: 'Toggle theme' });

/** Waits until the toggle's accessible description says this choice. */
export const expectChoice = (page: Page, description: string) =>
  expect(themeToggle(page)).toHaveAccessibleDescription(description);
