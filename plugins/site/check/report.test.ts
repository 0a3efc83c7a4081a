import { contentCopy } from '../../../tests/unit/content-copy';
import { reportProblems } from './report';

const copy = contentCopy();
const print = jest.spyOn(process.stderr, 'write').mockImplementation();
const reporter: any = { panic: jest.fn(), error: jest.fn(), success: jest.fn() };
const report = () => reportProblems(reporter);

beforeEach(() => void jest.spyOn(process, 'cwd').mockReturnValue(copy.at()));
afterEach(() => delete process.env.gatsby_executing_command);

const COUNTED = '2 problems in 1 file of the content.';

test('develop prints a line per problem, once, and a build fails', async () => {
  process.env.gatsby_executing_command = 'develop';
  await copy.post('soup', 'titel: Soup', '[Prices](/pricin)');
  await report();
  await report();
  expect(print.mock.calls).toEqual([
    [
      `
content/blog/soup.md:2  titel: unknown key, did you mean "title"?
content/blog/soup.md:5  there is no page "/pricin", did you mean "/pricing"?
`,
    ],
  ]);
  expect(reporter.error.mock.calls).toEqual([[COUNTED]]);
  await copy.remove('content/blog/soup.md');
  await report();
  expect(reporter.success).toHaveBeenCalledWith('The content has no problems any more.');
  expect(reporter.panic).not.toHaveBeenCalled();

  process.env.gatsby_executing_command = 'build';
  await copy.post('soup', 'titel: Soup', '[Prices](/pricin)');
  await report();
  expect(reporter.panic).toHaveBeenCalledWith(COUNTED);
});
