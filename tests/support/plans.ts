import type { Page } from '@playwright/test';

/** The card of a plan on /pricing. */
export const planCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
