import type { Page } from '@playwright/test';

/**
 * Writes down everything that goes wrong in a page from now on: what the console complains about,
 * errors nobody caught, requests that fail and requests that leave the site.
 */
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
    // Firefox tells of a picture that the next page has no more use for.
    if (reason === 'NS_BINDING_ABORTED' && request.resourceType() === 'image') return;
    errors.push(`${reason}: ${request.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const home = new URL(page.url());
    if (protocol.startsWith('http') && home.protocol.startsWith('http') && origin !== home.origin) {
      errors.push(`elsewhere: ${request.url()}`);
    }
  });
  return errors;
}
