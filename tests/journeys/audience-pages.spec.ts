import { expect, test } from '@playwright/test';
import creators from '../content/data/creators.json';
import examples from '../content/data/feature-examples.json';
import professionals from '../content/data/professionals.json';
import site from '../content/data/site.json';
import { boxOf, expectBeginsInView } from '../support/position';
import { desktop, phone } from '../support/visit';

for (const [path, content, email] of [
  ['/creators', creators, site.creatorsEmail],
  ['/professionals', professionals, site.professionalsEmail],
] as const) {
  test(`${path} links to its own email address with a subject`, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name: content.contact.label });
    const subject = encodeURIComponent(content.contact.subject);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', `mailto:${email}?subject=${subject}`);
    }
    await expect(links).not.toHaveCount(0);
    await expect(page.getByText(email, { exact: true })).toBeVisible();
  });

  test(`${path} leads to the sign-up under the name that it has everywhere`, async ({ page }) => {
    await page.goto(path);
    const { label, href } = site.ways.signUp;
    const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', `https://kitchen.soup.example${href}`);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const mail = await boxOf(
        page.getByRole('main').getByRole('link', { name: content.contact.label }).first(),
      );
      // Both are on one line.
      expect((await boxOf(link)).y).toBeLessThan(mail.y + mail.height);
    }
  });

  test(`${path} shows every point with its example, the first and the last in a row of its own`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const region = page.getByRole('region', { name: content.pointsTitle });
    const points = region.getByRole('listitem').filter({ has: page.getByRole('heading') });
    await expect(points).toHaveCount(content.points.length);
    for (const [position, { title, comingSoon, example }] of content.points.entries()) {
      const point = points.nth(position);
      await expect(point.getByRole('heading', { name: title })).toBeVisible();
      await expect(point.getByText(content.comingSoon)).toHaveCount(comingSoon ? 1 : 0);
      await expect(point.getByRole('figure', { name: example.title })).toContainText(
        examples.label,
      );
    }
    // A single note explains the scores.
    await expect(region.getByText(examples.gaps.note)).toHaveCount(1);
    const headings = region.getByRole('heading', { level: 3 });
    const tops = await headings.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top),
    );
    expect(tops[1]).toBe(tops[2]);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(3);
    const { width } = await boxOf(region.getByRole('list').first());
    for (const [position, isWide] of [true, false, false, true].entries())
      expect((await boxOf(points.nth(position))).width > width * 0.9).toBe(isWide);
  });
}

test('on a tablet, pictures and examples have the width of the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/creators');
  const main = page.getByRole('main');
  const headline = await boxOf(main.getByRole('heading', { level: 1 }));
  const picture = await boxOf(main.getByRole('img').first());
  expect(picture.x).toBeCloseTo(headline.x, 0);
  expect(picture.width).toBeGreaterThan(600);
  const found = await boxOf(page.getByRole('figure', { name: 'Your pot, found' }).locator('img'));
  expect(found.width / found.height).toBeGreaterThan(1.4);
  expect(found.width / found.height).toBeLessThan(2.6);
});

for (const width of [390, 768, 1280, 1920])
  test(`the recipes of a claimed site are in low rows: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/creators');
    const rows = page.getByRole('figure', { name: 'Pages, proven' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) expect((await boxOf(row)).height).toBeLessThan(100);
  });

test('every view shows the day of its slide, and a client’s leads to that day', async ({
  page,
}) => {
  const view = (title: string) => page.getByRole('figure', { name: title });
  const dishes = (title: string) => view(title).getByRole('listitem');
  await page.goto('/creators');
  await expect(view('Somebody lacks fiber')).toContainText('115, then');
  await expect(view('Somebody lacks fiber')).toContainText('Child, 9, after kale and plums');
  await expect(
    view('Three cooks').getByRole('link', { name: 'Taste that evening' }),
  ).toHaveAttribute('href', '/try#day=1,north,cook-60,duck,leek,hazelnuts');
  await expect(view('Your pot, found')).toContainText('Smoked trout on kale');
  await expect(dishes('Three cooks')).toContainText([
    /Smoked trout on kale.*53%/,
    /Kefir with plums.*41%/,
    /Barley salad with plums.*37%/,
  ]);
  await page.goto('/professionals');
  await expect(dishes('What a guest sees').first()).toContainText('Pea soup with rye bread');
  const link = view('What a guest sees').getByRole('link', { name: 'Taste that evening' });
  await expect(link).toHaveAttribute('href', '/try#day=1,north,child-9,kale,plum');
  await expect(page.getByRole('row', { name: 'Cook, 60 8 25' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Child, 9' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('figure').filter({ hasText: 'Smoked trout' }).first()).toBeVisible();
});

for (const viewport of [phone, desktop]) {
  test(`a link to a question opens it and scrolls to its start: ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/creators#what-if-a-figure-is-wrong');
    const question = page.getByText('What if a figure is wrong?');
    await expectBeginsInView(question);
    await expect(page.locator('#what-if-a-figure-is-wrong')).toBeVisible();
  });
}

test('a visitor leaves an address for the day when something arrives', async ({ page }) => {
  const sent: string[] = [];
  await page.route('https://letters.soup.example/**', async (route) => {
    const request = route.request();
    sent.push(`${request.method()} ${request.url()} ${request.postData()}`);
    await route.fulfill({ contentType: 'text/html', body: 'Thanks' });
  });
  await page.goto('/professionals');
  const form = page.getByRole('region', { name: 'Hear when the table is laid' });
  const field = form.getByRole('textbox', { name: 'Your address for letters' });
  // Firefox calls it invalid otherwise, before anybody has typed.
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.fill('ida');
  await form.getByRole('button', { name: 'Write to me' }).click();
  // The browser asks for a whole address.
  await expect(field).toBeFocused();
  expect(sent).toEqual([]);
  await field.fill('ida@soup.example');
  await form.getByRole('button', { name: 'Write to me' }).click();
  await expect(page.getByText('Thanks')).toBeVisible();
  expect(sent).toEqual([
    'POST https://letters.soup.example/subscribe?list=7 EMAIL=ida%40soup.example',
  ]);
});
