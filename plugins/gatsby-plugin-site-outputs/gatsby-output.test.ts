/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { temporaryFolder } from '../../tests/unit/temporary-folder';

const folder = temporaryFolder();
const cwd = process.cwd();

beforeEach(() => {
  process.chdir(folder.at());
  folder.write('.cache/compiled/gatsby-node.js', '1');
  folder.write('package-lock.json', '{}');
});
afterEach(() => process.chdir(cwd));

/** Begins a build or `gatsby develop`, whose process reads the code once; Gatsby writes `text`. */
async function begin(environment: 'production' | 'development', text?: string) {
  jest.resetModules();
  const output = await import('./gatsby-output');
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  output.onPreInit();
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

test.each([
  ['other code', '.cache/compiled/gatsby-node.js'],
  ['other packages', 'package-lock.json'],
])('a build with %s is a clean one', async (_, file) => {
  await build('first');
  folder.write(file, '2');
  folder.write('.cache/webpack/chunk', '');
  expect(await build('second')).toBeUndefined();
  expect(existsSync('.cache/webpack')).toBe(false);
  expect(readdirSync('.cache/adapters/site')).toHaveLength(1);
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
