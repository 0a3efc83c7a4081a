import { expect, test } from '@playwright/test';
import site from '../../content/data/site.json';
import { bareHost, hostWithRedirects } from '../support/hosts';

for (const [name, host] of Object.entries({ redirects: hostWithRedirects, bare: bareHost })) {
  test(`security.txt names a contact: ${name}`, async ({ request }) => {
    const answer = await request.get(`${host}/.well-known/security.txt`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/plain');
    const text = await answer.text();
    expect(text).toContain(`Contact: mailto:${site.securityEmail}\n`);
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT/m);
  });
}
