import { expect, test } from '@playwright/test';
import creators from '../../content/data/creators.json';
import professionals from '../../content/data/professionals.json';
import site from '../../content/data/site.json';

for (const [path, content, email] of [
  ['/creators', creators, site.creatorsEmail],
  ['/professionals', professionals, site.professionalsEmail],
] as const) {
  test(`${path} links to its own e-mail address with a subject`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name: content.contact.label });
    await expect(links).not.toHaveCount(0);
    for (const link of await links.all()) {
      const { protocol, pathname, search } = new URL((await link.getAttribute('href'))!);
      expect(protocol).toBe('mailto:');
      expect(pathname).toBe(email);
      // A mail program shows a plus as a plus, so a space has to be %20 (RFC 6068).
      expect(search).toBe(`?subject=${content.contact.subject.replaceAll(' ', '%20')}`);
    }
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });

  test(`${path} labels only upcoming points with "Coming soon"`, async ({ page }) => {
    await page.goto(path);
    const points = page.getByRole('region', { name: content.pointsTitle }).getByRole('listitem');
    await expect(points).toHaveCount(content.points.length);
    for (const [position, { title, comingSoon }] of content.points.entries()) {
      const point = points.nth(position);
      await expect(point.getByRole('heading', { name: title })).toBeVisible();
      await expect(point.getByText('Coming soon')).toHaveCount(comingSoon ? 1 : 0);
    }
    await expect(points.filter({ hasText: 'Coming soon' })).not.toHaveCount(0);
  });

  test(`opens and closes each question on ${path}`, async ({ page }) => {
    await page.goto(path);
    for (const { question, answer } of content.questions) {
      await expect(page.getByText(answer)).toBeHidden();
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeHidden();
    }
  });
}
