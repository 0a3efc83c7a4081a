import { expect, test, type Locator } from '@playwright/test';
import creators from '../content/data/creators.json';
import examples from '../content/data/feature-examples.json';
import professionals from '../content/data/professionals.json';
import site from '../content/data/site.json';
import { boxOf, expectBeginsInView } from '../support/position';
import { desktop, expectFonts, phone } from '../support/visit';

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
    await expectFonts(page);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const mail = await boxOf(
        page.getByRole('main').getByRole('link', { name: content.contact.label }).first(),
      );
      // Both are on one line.
      expect((await boxOf(link)).y).toBeLessThan(mail.y + mail.height);
    }
  });

  test(`${path} shows every point with its example`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const main = page.getByRole('main');
    for (const { title, comingSoon, example } of content.points) {
      const point = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
      // A heading says once that several points are coming.
      await expect(point.getByText(content.comingSoon)).toHaveCount(
        comingSoon && !('coming' in content) ? 1 : 0,
      );
      await expect(point.getByRole('figure', { name: example.title })).toContainText(
        examples.label,
      );
    }
    // A single note explains the scores.
    await expect(main.getByText(examples.gaps.note)).toHaveCount(1);
  });
}

for (const path of ['/features', '/creators', '/professionals'])
  test(`in the ranked list on ${path}, every dish is on a round plate`, async ({ page }) => {
    await page.goto(path);
    const pictures = page.locator('.listed-dish img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      const roundness = await picture.evaluate((img: HTMLElement) => {
        const radius = getComputedStyle(img).borderTopLeftRadius;
        return Number.parseFloat(radius) / img.offsetWidth;
      });
      expect(roundness).toBeGreaterThanOrEqual(0.5);
    }
  });

/** Expects of each point of a list whether it is as wide as the page. */
async function expectWidths(list: Locator, widths: readonly boolean[]) {
  const { width } = await boxOf(list);
  const points = list.locator(':scope > li');
  await expect(points).toHaveCount(widths.length);
  for (const [position, isWide] of widths.entries())
    expect((await boxOf(points.nth(position))).width > width * 0.9).toBe(isWide);
}

test('the first and the last of four points have a row of their own', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/creators');
  const list = page.getByRole('region', { name: creators.pointsTitle }).getByRole('list').first();
  await expectWidths(list, [true, false, false, true]);
});

test('what professionals can do today is apart from what is coming, which is said once', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/professionals');
  const today = page.getByRole('region', { name: 'What coaches get' });
  await expect(today.getByRole('heading', { level: 3 })).toHaveText(['Sit down first']);
  const coming = page.getByRole('region', { name: 'Still on the stove' });
  await expect(coming.getByText('It simmers until it is done.')).toBeVisible();
  await expect(coming.getByRole('heading', { level: 3 })).toHaveText([
    'See what they eat',
    'Move their marks',
    'A table for all',
  ]);
  await expect(page.getByText('Simmering')).toHaveCount(0);
  await expectWidths(today.getByRole('list').first(), [true]);
  await expectWidths(coming.getByRole('list').first(), [true, false, false]);
});

test('titles of points are of one size and inset, and a wide point’s fact is at the foot of its column', async ({
  page,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/creators');
    const headings = page.locator('.point h3');
    const looks = await headings.evaluateAll((all) =>
      all.map((heading) => {
        const point = heading.closest('li') ?? heading;
        const inset = heading.getBoundingClientRect().x - point.getBoundingClientRect().x;
        return `${getComputedStyle(heading).fontSize}, ${Math.round(inset)}`;
      }),
    );
    expect(looks).toHaveLength(4);
    expect(new Set(looks).size).toBe(1);
    // The figure of the example's best dish.
    const fact = page.getByText('of what this evening lacks');
    await expect(fact).toHaveText('62% of what this evening lacks');
    const { y, height } = await boxOf(fact);
    const point = await boxOf(page.locator('.point').first());
    expect(point.y + point.height - (y + height)).toBeLessThan(50);
  }
  await page.goto('/professionals');
  await expect(
    page
      .locator('.point', { hasText: 'A table for all' })
      .getByRole('link', { name: 'Read the prices' }),
  ).toHaveAttribute('href', '/pricing');
});

test('a professional’s table has what each client has had of their own target', async ({
  page,
}) => {
  await page.goto('/professionals');
  const table = page.getByRole('figure', { name: 'All guests' });
  await expect(table.getByRole('row')).toHaveText([
    'Guest Iron, mg Fiber, g ',
    'Cook, 60 2.6 out of 8 4.6 out of 25 ',
    'Cook, 30 2.3 out of 15 11 out of 28 ',
  ]);
  // A bar is as long as the share of the target.
  const bars = await table
    .locator('.amount-bar rect:first-child')
    .evaluateAll((all) => all.map((bar) => bar.getAttribute('width')));
  expect(bars.map((width) => Math.round(parseFloat(String(width))))).toEqual([32, 19, 15, 40]);
});

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

test('the recipes of a claimed site are in low rows', async ({ page }) => {
  await page.goto('/creators');
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = page.getByRole('figure', { name: 'Pages, proven' }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all())
      expect((await boxOf(row)).height, `${width} px`).toBeLessThan(100);
  }
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
