import { expect, test, type Page } from '@playwright/test';
import content from '../../content/data/how-it-works.json';

/** The entries of the list after a heading of the section. */
const entriesUnder = (page: Page, heading: string) =>
  page
    .getByRole('region', { name: content.title })
    .getByRole('heading', { name: heading })
    .locator('xpath=following::*[self::ol or self::ul][1]/li');

test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

test('shows the steps of the setup, and which of them is optional', async ({ page }) => {
  const steps = entriesUnder(page, content.setupTitle);
  await expect(steps).toHaveCount(content.setup.length);
  for (const [position, { title, optional }] of content.setup.entries()) {
    await expect(steps.nth(position).getByRole('heading', { name: title })).toBeVisible();
    await expect(steps.nth(position).getByText(content.optional)).toHaveCount(optional ? 1 : 0);
  }
});

test('shows the steps that repeat, in order', async ({ page }) => {
  const steps = entriesUnder(page, content.stepsTitle);
  await expect(steps.getByRole('heading')).toHaveText(content.steps.map(({ title }) => title));
  await expect(steps).toContainText(content.steps.map(({ description }) => description));
});

test('shows each integration with its status', async ({ page }) => {
  const integrations = entriesUnder(page, content.integrationsTitle);
  await expect(integrations).toHaveCount(content.integrations.length);
  for (const [position, { title, status }] of content.integrations.entries()) {
    await expect(integrations.nth(position).getByRole('heading', { name: title })).toBeVisible();
    await expect(integrations.nth(position).getByText(status)).toBeVisible();
  }
});
