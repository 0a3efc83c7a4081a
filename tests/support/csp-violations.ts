import type { Page } from '@playwright/test';

export type Violation = { directive: string; blocked: string };

/** Records the policy violations of a page from now on, over all its documents. */
export async function recordCspViolations(page: Page) {
  const violations: Violation[] = [];
  await page.exposeFunction('tellViolation', (violation: Violation) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective: directive, blockedURI: blocked } = event;
      (window as unknown as { tellViolation(violation: object): void }).tellViolation({
        directive,
        blocked,
      });
    });
  });
  return violations;
}
