import { expect, type Page } from '@playwright/test';
import { findOrThrow } from '../../src/lib/find-or-throw';
import labels from '../content/data/interface.json';

export const header = (page: Page) => page.getByRole('banner');
export const footer = (page: Page) => page.getByRole('contentinfo');

/** The navigation in the header, which is the menu on narrow screens. */
export const navigation = (page: Page) =>
  page.getByRole('navigation', { name: labels.header.navigation, exact: true });
export const logo = (page: Page) =>
  header(page).getByRole('link', { name: 'Soup & Co, first page' });

/** The label of the link to a page in the header. */
export const labelOf = (path: string): string =>
  findOrThrow(labels.header.links, ({ to }) => to === path, `link to ${path}`).label;

export const openMenu = (page: Page) => page.getByRole('button', { name: labels.header.openMenu });
export const closeMenu = (page: Page) =>
  page.getByRole('button', { name: labels.header.closeMenu });

export const themeToggle = (page: Page) => page.getByRole('button', { name: labels.theme.toggle });

/** Waits until the root has a theme's class, and the toggle says the choice. */
export async function expectTheme(
  page: Page,
  shown: 'light' | 'dark',
  choice: 'light' | 'dark' | 'system',
) {
  await expect(page.locator('html')).toHaveClass(shown);
  await expect(themeToggle(page)).toHaveAccessibleDescription(labels.theme[choice]);
}

/** A dot of the slideshow, counted from 1. */
export const dot = (page: Page, slide: number) =>
  page.getByRole('button', { name: `Show pot ${slide}` });

/** A tile of the feature explorer. */
export const tile = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true });

/** The buttons of the blog's categories. */
export const categoryButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
