/** @jest-environment node */
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { showInOverlay } from './error-overlay';

const PROBLEM = { file: 'content/x.md', line: 3, key: 'date', message: 'wrong' };

describe('showInOverlay', () => {
  const { emitError } = websocketManager;

  afterEach(() => {
    websocketManager.emitError = emitError;
    websocketManager.errors.clear();
  });

  test('reports a problem to the overlay of the installed Gatsby, with its file and line', async () => {
    await showInOverlay([PROBLEM]);
    expect(websocketManager.errors.get('content')).toEqual([
      expect.objectContaining({
        error: { message: 'content/x.md:3  date: wrong' },
        filePath: `${process.cwd()}/content/x.md`,
        location: { start: { line: 3 } },
      }),
    ]);
  });

  test('removes the problems from the overlay when there are none', async () => {
    await showInOverlay([PROBLEM]);
    await showInOverlay([]);
    expect(websocketManager.errors.has('content')).toBe(false);
  });

  test('names the function that a version of Gatsby lacks', async () => {
    Reflect.deleteProperty(websocketManager, 'emitError');
    await expect(showInOverlay([])).rejects.toThrow(
      'gatsby/dist/utils/websocket-manager has no function websocketManager.emitError.',
    );
  });
});
