import type { Page } from '@playwright/test';

/** Records problems on a page from now on: errors, warnings, failed requests, and requests to other origins. */
export function recordPageErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A navigation cancels the pending requests of the previous page.
    if (!reason?.includes('ABORTED')) errors.push(`${reason}: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const own = new URL(page.url());
    if (protocol.startsWith('http') && own.protocol.startsWith('http') && origin !== own.origin) {
      errors.push(`elsewhere: ${request.url()}`);
    }
  });
  return errors;
}
