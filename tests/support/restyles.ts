import type { Page } from '@playwright/test';

/** Has Chromium trace a page during an act. Returns how many elements each calculation of styles concerned. */
export async function traceRestyles(page: Page, act: () => Promise<void>): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const elements: number[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value)
      if (String(name) === 'UpdateLayoutTree')
        elements.push((args as { elementCount?: number }).elementCount ?? 0);
  });
  const traceConfig = {
    includedCategories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await act();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return elements;
}
