import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe on a part of the page; returns a line per violation. */
export async function axeFindings(page: Page, part: string) {
  // Outside legacy mode, axe opens another page for each run to check frames, which the site doesn't have.
  const axe = new AxeBuilder({ page }).include(part).setLegacyMode(true).withTags(TAGS);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}
