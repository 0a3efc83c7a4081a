import type { Page } from '@playwright/test';

// The Layout Instability API, which TypeScript's DOM types lack.
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
};

/** Records the unexpected layout shifts of later documents. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const nodes = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80));
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)} ${nodes.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts since the document was opened; each text begins with the shift's value. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
