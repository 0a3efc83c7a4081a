import { expect, test, type Page } from '@playwright/test';
import { post, unknownPosts } from '../support/addresses';
import { bareHost, hostWithRedirects } from '../support/hosts';
import { visit } from '../support/visit';
import { titleOf } from '../support/pages';

// The page redirects while it loads, so it never has a load event.
const arrive = (page: Page, address: string) => page.goto(address, { waitUntil: 'commit' });

async function expectBlogList(page: Page, host: string) {
  await expect(page).toHaveURL(`${host}/blog`);
  await expect(page).toHaveTitle(titleOf('/blog'));
  await expect(page.getByRole('article').first()).toBeVisible();
}

for (const [kind, path] of Object.entries(unknownPosts)) {
  test(`the 404 page of a bare host redirects to the blog: ${kind}`, async ({ page }) => {
    await arrive(page, bareHost + path);
    await expectBlogList(page, bareHost);
  });
}

test(
  'the 404 page redirects before any script file loads',
  { tag: '@network' },
  async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await arrive(page, `${bareHost}/blog/no-such-post`);
    await expectBlogList(page, bareHost);
  },
);

test('replaces the unknown post in the history', async ({ page }) => {
  await visit(page, `${bareHost}/pricing`);
  await arrive(page, `${bareHost}/blog/no-such-post`);
  await expectBlogList(page, bareHost);
  await page.goBack();
  await expect(page).toHaveURL(`${bareHost}/pricing`);
  await expect(page).toHaveTitle(titleOf('/pricing'));
});

test('does not redirect from an existing post', async ({ page }) => {
  await visit(page, bareHost + post);
  await expect(page).toHaveURL(bareHost + post);
  await expect(page.getByRole('article')).toBeVisible();
});

for (const [name, host] of Object.entries({ redirects: hostWithRedirects, bare: bareHost })) {
  test(`redirects client-side navigation to an unknown post: ${name}`, async ({ page }) => {
    await visit(page, `${host}/pricing`);
    await page.evaluate(() => {
      window.history.pushState(null, '', '/blog/no-such-post');
      window.history.pushState(null, '', '/pricing');
      window.history.back();
    });
    await expectBlogList(page, host);
  });
}
