import { expect, test, type Page } from '@playwright/test';
import content from '../../content/data/how-it-works.json';

const section = (page: Page) => page.getByRole('region', { name: content.title });

/** The items of the list after a heading. */
const entriesUnder = (page: Page, heading: string) =>
  section(page)
    .getByRole('heading', { name: heading })
    .locator('xpath=following::*[self::ol or self::ul][1]/li');

test('shows two set-up steps and labels the second as optional', async ({ page }) => {
  await page.goto('/');
  const steps = entriesUnder(page, content.setupTitle);
  await expect(steps).toHaveCount(2);
  await expect(steps.nth(0)).toContainText(content.setup[0]!.title);
  await expect(steps.nth(0)).not.toContainText('optional');
  await expect(steps.nth(1)).toContainText(content.setup[1]!.title);
  await expect(steps.nth(1)).toContainText('optional');
});

test('shows the steps Discover, Create, Plan and Track', async ({ page }) => {
  await page.goto('/');
  const steps = entriesUnder(page, content.stepsTitle);
  await expect(steps.getByRole('heading')).toHaveText(['Discover', 'Create', 'Plan', 'Track']);
  for (const [position, { description }] of content.steps.entries()) {
    await expect(steps.nth(position)).toContainText(description);
  }
});

test('labels two integrations with "Coming soon"', async ({ page }) => {
  await page.goto('/');
  const integrations = entriesUnder(page, content.integrationsTitle);
  await expect(integrations).toHaveCount(2);
  for (const [position, { title }] of content.integrations.entries()) {
    const integration = integrations.nth(position);
    await expect(integration.getByRole('heading', { name: title })).toBeVisible();
    await expect(integration.getByText('Coming soon')).toBeVisible();
  }
});
