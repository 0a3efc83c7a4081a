import type { Page } from '@playwright/test';

// The Layout Instability API, which TypeScript's DOM types lack.
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly Source[];
};

type LayoutShiftNote = { value: number; what: string };

/** Records unexpected layout shifts of later documents: the value, the elements and their positions. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: LayoutShiftNote[] = [];
    Object.assign(window, { shifts });
    const at = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)}, ${Math.round(y)}`;
    const tell = ({ node, previousRect, currentRect }: Source) => {
      const what = node instanceof Element ? node.outerHTML : node?.textContent;
      return `${what?.slice(0, 80)} from ${at(previousRect)} to ${at(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) shifts.push({ value, what: sources.map(tell).join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts since the document was opened. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: LayoutShiftNote[] }).shifts);
