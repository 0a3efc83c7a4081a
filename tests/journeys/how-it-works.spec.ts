import { expect, test } from '@playwright/test';
import content from '../../content/data/how-it-works.json';

type Entry = { title: string; description: string; optional?: boolean; status?: string };
const lists: [what: string, heading: string, entries: Entry[]][] = [
  ['the setup, with what is optional', content.setupTitle, content.setup],
  ['the steps that repeat', content.stepsTitle, content.steps],
  ['each integration with its status', content.integrationsTitle, content.integrations],
];

for (const [what, heading, entries] of lists) {
  test(`shows ${what}, in order`, async ({ page }) => {
    await page.goto('/');
    const shown = page
      .getByRole('region', { name: content.title })
      .getByRole('heading', { name: heading })
      .locator('xpath=following::*[self::ol or self::ul][1]/li');
    await expect(shown).toHaveCount(entries.length);
    for (const [position, { title, description, optional, status = '' }] of entries.entries()) {
      const entry = shown.nth(position);
      await expect(entry.getByRole('heading', { name: title })).toBeVisible();
      for (const text of [description, status]) await expect(entry).toContainText(text);
      await expect(entry.getByText(content.optional)).toHaveCount(optional ? 1 : 0);
    }
  });
}
