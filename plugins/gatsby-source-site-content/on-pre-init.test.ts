/** @jest-environment node */
import fs from 'node:fs';
import { copyContent } from '../../tests/unit/content-copy';
import { onPreInit } from './on-pre-init';
import { CONTENT_IS_CHECKED } from './content-is-checked';
import { showInOverlay } from './error-overlay';

jest.mock('./error-overlay', () => ({ showInOverlay: jest.fn(async () => {}) }));

/** Runs `onPreInit` as Gatsby does, in a folder. Returns the mocked reporter. */
async function runIn(root: string, command: 'build' | 'develop') {
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  process.env.gatsby_executing_command = command;
  const reporter = { panic: jest.fn(), error: jest.fn(), success: jest.fn(), warn: jest.fn() };
  await onPreInit({ reporter } as unknown as Parameters<typeof onPreInit>[0]);
  return reporter;
}

async function brokenCopy() {
  const copy = await copyContent();
  await copy.write('content/blog/soup.md', '---\ntitel: Soup\n---\n\n[Prices](/pricin)');
  return copy;
}

const REPORT = `content/blog/soup.md:2  titel: unknown key, did you mean "title"?
content/blog/soup.md:5  there is no page "/pricin", did you mean "/pricing"?

2 problems in 1 file of the content.`;

const watch = jest.spyOn(fs, 'watch');

afterEach(() => {
  for (const { value } of watch.mock.results) value.close();
  watch.mockClear();
  delete process.env.gatsby_executing_command;
  delete process.env[CONTENT_IS_CHECKED];
});

describe('onPreInit', () => {
  test('makes a build with broken content fail with all problems', async () => {
    const { root } = await brokenCopy();
    const print = jest.spyOn(console, 'error').mockImplementation();
    const { panic } = await runIn(root, 'build');
    expect(`${print.mock.calls}\n\n${panic.mock.calls}`).toBe(`\n${REPORT}`);
  });

  test('lets a build with valid content continue', async () => {
    const { root } = await copyContent();
    const { panic, error } = await runIn(root, 'build');
    expect(panic).not.toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  test('skips the check in a build whose content was checked before', async () => {
    const { root } = await brokenCopy();
    process.env[CONTENT_IS_CHECKED] = 'true';
    expect((await runIn(root, 'build')).panic).not.toHaveBeenCalled();
  });

  test('reports problems in develop, and reports when they are fixed', async () => {
    const { root, write } = await brokenCopy();
    const { panic, error, success } = await runIn(root, 'develop');
    expect(panic).not.toHaveBeenCalled();
    expect(error.mock.calls).toEqual([[REPORT]]);
    expect(showInOverlay).toHaveBeenLastCalledWith([expect.anything(), expect.anything()]);

    const message = new Promise((resolve) => success.mockImplementation(resolve));
    await write('content/blog/soup.md', 'Soup.');
    expect(await message).toBe('The content has no problems any more.');
    expect(showInOverlay).toHaveBeenLastCalledWith([]);
  });

  test('shows the last valid content in develop while there are problems', async () => {
    const { root, write } = await copyContent();
    const { error } = await runIn(root, 'develop');
    const told = new Promise((resolve) => error.mockImplementation(resolve));
    await write('content/data/site.json', '{ oops');
    expect(await told).toContain('content/data/site.json:1');
    const copy = `${root}/.build/valid-content/data/site.json`;
    expect(JSON.parse(fs.readFileSync(copy, 'utf8'))).toMatchObject({ home: expect.any(String) });
  });

  test('lets develop continue when a watched folder disappears', async () => {
    const { root } = await copyContent();
    const { warn } = await runIn(root, 'develop');
    watch.mock.results[0]?.value.emit('error', new Error('ENOENT: scandir content/blog'));
    expect(warn).toHaveBeenCalledWith(
      'The content can’t be read at the moment: ENOENT: scandir content/blog',
    );
  });

  test('warns in develop when the error overlay can’t be used', async () => {
    jest.mocked(showInOverlay).mockRejectedValueOnce(new Error('Gatsby has no overlay.'));
    const { root } = await brokenCopy();
    const { error, warn } = await runIn(root, 'develop');
    expect(error).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([
      ['Problems of the content are shown only in this terminal: Gatsby has no overlay.'],
    ]);
  });
});
