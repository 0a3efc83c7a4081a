import type { Page } from '@playwright/test';

// Layout Instability, which TypeScript's DOM doesn't know.
type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly Source[];
};

type LayoutShiftNote = { value: number; what: string };

/** Writes down, from the next page on, what moves by itself: how much, what, and where to. */
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

/** What has moved by itself since the page was opened. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: LayoutShiftNote[] }).shifts);
