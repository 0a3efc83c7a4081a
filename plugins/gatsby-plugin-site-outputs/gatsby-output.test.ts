/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const folder = temporaryFolder();
const cwd = process.cwd();
const dispatch = jest.fn();

beforeEach(() => {
  process.chdir(folder.at());
  folder.write('.cache/compiled/gatsby-node.js', '1');
  folder.write('node_modules/.package-lock.json', '{}');
});
afterEach(() => {
  process.chdir(cwd);
  dispatch.mockClear();
});

/** Begins a build or `gatsby develop`, whose process reads the code once; Gatsby writes `text`. */
async function begin(environment: 'production' | 'development', text?: string) {
  jest.resetModules();
  const output = await import('./gatsby-output');
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  output.onPreInit({ store: { dispatch } } as never);
  Object.assign(process.env, { NODE_ENV: before });
  const found = existsSync('public/output') ? readFileSync('public/output', 'utf8') : undefined;
  if (text !== undefined) folder.write('public/output', text);
  const finish = () => {
    folder.write('bundle/_headers', 'finished');
    output.publish('bundle');
  };
  return { found, finish };
}

async function build(text: string): Promise<string | undefined> {
  const { found, finish } = await begin('production', text);
  finish();
  return found;
}

test('a build finds Gatsby’s own output of the last, and leaves the finished bundle', async () => {
  expect(await build('first')).toBeUndefined();
  expect(existsSync('public/output')).toBe(false);
  expect(await build('second')).toBe('first');
  expect(readFileSync('public/_headers', 'utf8')).toBe('finished');
  expect(await build('third')).toBe('second');
});

test('a build by other code keeps the output, and Gatsby drops its cache', async () => {
  await build('first');
  dispatch.mockClear();
  await build('second');
  expect(dispatch).not.toHaveBeenCalled();
  folder.write('.cache/compiled/gatsby-node.js', '2');
  folder.write('.cache/webpack/chunk', '');
  expect(await build('third')).toBe('second');
  expect(dispatch).toHaveBeenCalledWith({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  expect(existsSync('.cache/webpack')).toBe(false);
});

test('a build with other packages starts without an output', async () => {
  await build('first');
  folder.write('node_modules/.package-lock.json', '{ }');
  expect(await build('second')).toBeUndefined();
});

test('a build after one that failed starts without an output', async () => {
  await build('first');
  await begin('production', 'half');
  expect(await build('third')).toBeUndefined();
});

test('gatsby develop continues with the output of a build, then with its own, which no build uses', async () => {
  await build('built');
  expect((await begin('development', 'developed')).found).toBe('built');
  expect((await begin('development')).found).toBe('developed');
  expect(await build('second')).toBeUndefined();
});
