/** @jest-environment node */
import fs from 'node:fs';
import type { Reporter } from 'gatsby';
import { contentCopy } from '../../../tests/unit/content-copy';

const copy = contentCopy();
const cwd = jest.spyOn(process, 'cwd');
const print = jest.spyOn(process.stderr, 'write').mockImplementation();

/** Reports the problems of the content. Returns what is printed, the reporter, and a function that does it again. */
async function run(command: 'build' | 'develop') {
  cwd.mockReturnValue(copy.at());
  process.env.gatsby_executing_command = command;
  const mocks = { panic: jest.fn(), error: jest.fn(), success: jest.fn(), warn: jest.fn() };
  const reporter = { ...mocks };
  jest.resetModules();
  const { reportProblems } = await import('./report');
  const report = () => reportProblems(reporter as unknown as Reporter);
  await report();
  const printed = print.mock.calls.join('\n');
  return { printed, report, ...reporter };
}

beforeEach(() => {
  // What has a name here is restored after a test.
  fs.mkdirSync(`${copy.at()}/plugins`, { recursive: true });
  fs.writeFileSync(`${copy.at()}/package-lock.json`, '{}');
});
afterEach(() => {
  jest.clearAllMocks();
  delete process.env.gatsby_executing_command;
});

const breakContent = () => copy.post('soup', 'titel: Soup', '[Prices](/pricin)');

const COUNTED = { id: '10001', context: { text: '2 problems in 1 file of the content.' } };

const PROBLEMS = `content/blog/soup.md:2  titel: unknown key, did you mean "title"?
content/blog/soup.md:5  there is no page "/pricin", did you mean "/pricing"?`;

test('a build with broken content prints a line for each problem and fails', async () => {
  await breakContent();
  const { printed, panic } = await run('build');
  expect(printed.trim()).toBe(PROBLEMS);
  expect(panic).toHaveBeenCalledWith(COUNTED);
});

test('develop prints the problems, continues, and checks again after a change', async () => {
  await breakContent();
  const { printed, panic, error, success, report } = await run('develop');
  expect(printed.trim()).toBe(PROBLEMS);
  expect(error).toHaveBeenCalledWith(COUNTED);
  expect(panic).not.toHaveBeenCalled();
  await report();
  expect(error).toHaveBeenCalledTimes(1);
  await copy.remove('content/blog/soup.md');
  await report();
  expect(success).toHaveBeenCalledWith('The content has no problems any more.');
});
