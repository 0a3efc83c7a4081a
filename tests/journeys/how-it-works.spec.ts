import { expect, test } from '@playwright/test';
import content from '../content/data/how-it-works.json';

type Entry = {
  title: string;
  description: string;
  optional?: boolean;
  status?: string;
  example?: { title: string };
};
const lists: [what: string, heading: string, entries: Entry[]][] = [
  ['the setup, with what is optional', content.setupTitle, content.setup],
  ['the steps that repeat', content.stepsTitle, content.steps],
  ['every integration with its status', content.integrationsTitle, content.integrations],
];

for (const [what, heading, entries] of lists) {
  test(`shows ${what}, in order`, async ({ page }) => {
    await page.goto('/');
    const shown = page
      .getByRole('region', { name: content.title })
      .getByRole('heading', { name: heading })
      .locator('xpath=following::*[self::ol or self::ul][1]/li');
    await expect(shown).toHaveCount(entries.length);
    for (const [position, entry] of entries.entries()) {
      const { title, description, optional, status = '', example } = entry;
      const part = shown.nth(position);
      await expect(part.getByRole('heading', { name: title })).toBeVisible();
      for (const text of [description, status]) await expect(part).toContainText(text);
      await expect(part.getByText(content.optional)).toHaveCount(optional ? 1 : 0);
      if (!example) continue;
      await expect(part.getByRole('figure', { name: example.title })).toBeVisible();
    }
  });
}
