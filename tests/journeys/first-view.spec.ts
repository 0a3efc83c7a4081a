import { expect, test, type CDPSession } from '@playwright/test';
import { describeExcess, type Part } from '../../checks/budgets/measurement';
import { documents } from '../support/addresses';

// A phone: it loads smaller pictures than a desktop.
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Records the transferred bytes of each file from now on. */
async function recordTransfers(devtools: CDPSession) {
  const files = new Map<string, Part>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    files.set(requestId, { name: new URL(response.url).pathname, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) files.set(requestId, { ...file, bytes: encodedDataLength });
  });
  await devtools.send('Network.enable');
  return files;
}

for (const address of documents) {
  test(`the first view of ${address} stays within its budget`, async ({ page, context }) => {
    const files = await recordTransfers(await context.newCDPSession(page));
    await page.goto(address, { waitUntil: 'networkidle' });
    const parts = [...files.values()];
    const weight = { address, kind: 'first view' as const, parts };
    expect(parts.length).toBeGreaterThan(1);
    expect(describeExcess(weight)).toBeUndefined();
  });
}
