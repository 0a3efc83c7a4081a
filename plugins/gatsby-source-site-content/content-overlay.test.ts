/** @jest-environment node */
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { showInBrowser } from './content-overlay';

jest.mock('gatsby/dist/utils/websocket-manager', () => ({
  websocketManager: { emitError: jest.fn() },
}));

test('a problem is shown as a sentence, with the place to open in an editor', async () => {
  await showInBrowser([{ file: 'content/x.md', line: 3, key: 'date', message: 'wrong' }]);
  expect(websocketManager.emitError).toHaveBeenLastCalledWith('content', [
    expect.objectContaining({
      error: { message: 'content/x.md:3  date: wrong' },
      filePath: `${process.cwd()}/content/x.md`,
      location: { start: { line: 3 } },
    }),
  ]);
});

test('when there are no problems any more, they are taken away', async () => {
  await showInBrowser([]);
  expect(websocketManager.emitError).toHaveBeenLastCalledWith('content', null);
});
