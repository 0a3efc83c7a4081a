import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { bareHost } from '../support/hosts';
import { documents } from '../support/site';
import { changeDocument } from '../support/visit';

declare global {
  interface Window {
    ran?: boolean;
  }
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/i;

/** The directives of the policy in a page's document. */
async function readPolicy(request: APIRequestContext, path: string) {
  const [, policy = ''] = META.exec(await (await request.get(path)).text()) ?? [];
  const directives = policy.replaceAll('&#x27;', "'").split(/;\s*/);
  return new Map(
    directives.map((each): [string, string[]] => {
      const [name = '', ...sources] = each.split(' ');
      return [name, sources];
    }),
  );
}

/** The pages about what is coming, whose form leads to the service of the newsletter. */
const WITH_FORM = ['/creators', '/professionals'];

for (const path of documents) {
  test(`${path} allows only its own code`, async ({ request }) => {
    const policy = await readPolicy(request, path);
    expect(policy.get('style-src-elem')).toEqual(["'self'", "'unsafe-inline'"]);
    for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      const sources = policy.get(directive) ?? policy.get('default-src');
      const others = sources?.filter((source) => !source.startsWith("'sha256-"));
      expect(others, directive).toEqual(["'self'"]);
    }
    for (const directive of ['base-uri', 'frame-src', 'object-src']) {
      const sources = policy.get(directive) ?? policy.get('default-src');
      expect(sources, directive).toEqual(["'none'"]);
    }
    expect(policy.get('form-action')).toEqual(
      WITH_FORM.includes(path) ? ["'self'", 'https://letters.soup.example'] : ["'none'"],
    );
  });
}

/** Records policy violations in documents opened from now on. */
const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violations.push(effectiveDirective),
    );
  });
const readViolations = (page: Page) =>
  page.evaluate<string[]>(() => [...new Set<string>(Reflect.get(window, 'violations'))].toSorted());

const MARKUP = `<script>window.ran = true</script>
  <script src="https://elsewhere.example/a.js"></script>
  <link rel="stylesheet" href="https://elsewhere.example/a.css"><p style="color: red"></p>
  <img alt="" src="https://elsewhere.example/a.png">
  <iframe src="https://elsewhere.example/"></iframe>
  <button onclick="window.ran = true">Injected</button>`;

test('injected markup runs and loads nothing', async ({ page }) => {
  await recordViolations(page);
  await changeDocument(page, '/pricing', (html) =>
    html.replace('<div id="___gatsby"', (root) => MARKUP + root),
  );
  // The policy has to work even without headers.
  await page.goto(`${bareHost}/pricing`);
  await page.getByRole('button', { name: 'Injected' }).click();
  await expect
    .poll(() => readViolations(page))
    .toEqual([
      'frame-src',
      'img-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ]);
  expect(await page.evaluate(() => window.ran)).toBeUndefined();
});

test('a host that rewrites style elements doesn’t break the page', async ({ page }) => {
  await changeDocument(page, '/pricing', (html) => html.replaceAll('</style>', ' </style>'));
  await page.goto('/pricing');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
});

test('a script that runs anyway can’t send anything elsewhere', async ({ page }) => {
  await recordViolations(page);
  await page.goto(`${bareHost}/pricing`);
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://elsewhere.example/';
    document.body.append(form);
    void fetch('https://elsewhere.example/').catch(() => undefined);
    try {
      form.submit();
    } catch {
      // Firefox throws what other browsers only report.
    }
  });
  await expect.poll(() => readViolations(page)).toEqual(['connect-src', 'form-action']);
});
