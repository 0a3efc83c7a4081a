import type { Page } from '@playwright/test';

export type Violation = { directive: string; blocked: string };

/** Writes down what the policy refuses in a page from now on, over every document it shows. */
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
