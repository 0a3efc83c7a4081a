import { expect, test, type Page } from '@playwright/test';
import content from '../content/data/not-found.json';
import { bareHost } from '../support/hosts';
import { titleOf } from '../support/site';
import { boxOf } from '../support/position';
import { desktop } from '../support/visit';

// tests/hosts sends such requests to hosts with redirects.
const unknownPosts = {
  'one level deep': '/blog/no-such-post',
  'three levels deep': '/blog/no/such/post',
  'a typed file name': '/blog/no-such-post.html',
  'upper case': '/blog/NO-SUCH-POST',
  'a broken percent-escape': '/blog/%E0%A4%A',
  '900 characters': `/blog/${'a'.repeat(900)}`,
  'a query': '/blog/no-such-post?from=mail',
  'a trailing slash': '/blog/no-such-post/',
};

const unknownPages = {
  'three levels deep': '/no/such/page',
  'a typed file name': '/no-such-page.html',
  'a name that starts with “blog”': '/blogger',
  'a broken percent-escape': '/%E0%A4%A',
  'a path that looks like another host': '//elsewhere.example/',
};

// The page redirects while it loads, so it never has a load event.
const arrive = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

async function expectBlog(page: Page, host: string) {
  await expect(page).toHaveURL(`${host}/blog`);
  await expect(page).toHaveTitle(titleOf('/blog'));
}

for (const [kind, path] of Object.entries(unknownPosts)) {
  test(`an unknown post redirects to the blog on a bare host: ${kind}`, async ({ page }) => {
    await arrive(page, bareHost + path);
    await expectBlog(page, bareHost);
  });
}

test('an unknown post leaves no history entry', async ({ page }) => {
  await page.goto(`${bareHost}/pricing`);
  await arrive(page, `${bareHost}/blog/no-such-post`);
  await expectBlog(page, bareHost);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('/pricing'));
});

for (const [kind, path] of Object.entries(unknownPages)) {
  test(`an unknown page shows the 404 page on a bare host: ${kind}`, async ({ page }) => {
    const answer = await page.goto(bareHost + path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.headline);
    await expect(page).toHaveURL(bareHost + path);
    for (const { label, to } of content.links) {
      const link = page.getByRole('main').getByRole('link', { name: label });
      await expect(link).toHaveAttribute('href', to);
    }
  });
}

test('the buttons of the 404 page are side by side where there is room', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/no-such-page');
  const tops = content.links.slice(0, 2).map(async ({ label }) => {
    const box = await boxOf(page.getByRole('main').getByRole('link', { name: label }));
    return box.y;
  });
  expect(new Set(await Promise.all(tops)).size).toBe(1);
});
