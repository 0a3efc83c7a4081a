/** @jest-environment node */
import fs from 'node:fs';
import { copyContent } from '../../tests/unit/content-copy';
import { onPreInit } from './on-pre-init';
import { CHECKED } from './checked';
import { showInBrowser } from './content-overlay';

jest.mock('./content-overlay', () => ({ showInBrowser: jest.fn() }));

/** Runs the check as Gatsby does, in a folder of its own; tells what it reports. */
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

const TOLD = `content/blog/soup.md:2  titel: unknown key, did you mean "title"?
content/blog/soup.md:5  there is no page "/pricin", did you mean "/pricing"?

2 problems in 1 file of the content.`;

afterEach(() => {
  delete process.env.gatsby_executing_command;
  delete process.env[CHECKED];
});

test('a build of broken content ends with all problems', async () => {
  const { root } = await brokenCopy();
  const print = jest.spyOn(console, 'error').mockImplementation();
  const { panic } = await runIn(root, 'build');
  expect(`${print.mock.calls}\n\n${panic.mock.calls}`).toBe(`\n${TOLD}`);
});

test('a build of sound content goes on', async () => {
  const { root } = await copyContent();
  const { panic, error } = await runIn(root, 'build');
  expect(panic).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('a build whose content has been checked doesn’t do it again', async () => {
  const { root } = await brokenCopy();
  process.env[CHECKED] = 'true';
  expect((await runIn(root, 'build')).panic).not.toHaveBeenCalled();
});

test('develop goes on, tells the problems, and takes them back once they are gone', async () => {
  const { root, write } = await brokenCopy();
  const { panic, error, success } = await runIn(root, 'develop');
  expect(panic).not.toHaveBeenCalled();
  expect(error.mock.calls).toEqual([[TOLD]]);
  expect(showInBrowser).toHaveBeenLastCalledWith([expect.anything(), expect.anything()]);

  const isTold = new Promise((resolve) => success.mockImplementation(resolve));
  await write('content/blog/soup.md', 'Soup.');
  expect(await isTold).toBe('The content has no problems any more.');
  expect(showInBrowser).toHaveBeenLastCalledWith([]);
});

test('develop goes on when a folder goes away under it, as in the middle of a checkout', async () => {
  const watch = jest.spyOn(fs, 'watch');
  const { root } = await copyContent();
  const { warn } = await runIn(root, 'develop');
  watch.mock.results[0]?.value.emit('error', new Error('ENOENT: scandir content/blog'));
  expect(warn).toHaveBeenCalledWith(
    'The content can’t be read at the moment: ENOENT: scandir content/blog',
  );
});
