/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../tests/unit/temporary-folder';

const folder = temporaryFolder();
const cwd = process.cwd();

beforeEach(() => {
  process.chdir(folder.at());
  folder.write('package-lock.json', '{}');
  folder.write('gatsby-node.ts', 'export const isEdited = false');
});
afterEach(() => process.chdir(cwd));

const read = () =>
  fs.existsSync('public/output') ? fs.readFileSync('public/output', 'utf8') : '-';

/** Runs a command. Returns the number of the run whose output Gatsby finds in `public`, and leaves its own. */
async function run(command: string, number: number): Promise<string> {
  // Each process reads the code once.
  jest.resetModules();
  const { continueOutput, kept, move, restoreOutput } = await import('./gatsby-output');
  if (command !== 'develop') restoreOutput();
  if (command === 'mistake') return read();
  process.env.gatsby_executing_command = command;
  continueOutput();
  delete process.env.gatsby_executing_command;
  const found = read();
  folder.write('public/output', String(number));
  if (command === 'failure' || command === 'develop') return found;
  move('public', kept('gatsby'));
  if (command === 'build') folder.write('public/index.html', 'the bundle');
  return found;
}

// A "mistake" is one in the content, a "failure" one of Gatsby's, and "no-bundle" one of the adapter's. An "edit"
// gives the build other code for one run.
test.each([
  ['build build build', '- 0 1'],
  ['build edit:build build', '- - -'],
  ['build failure build', '- 0 -'],
  ['build mistake mistake build', '- 0 0 0'],
  ['no-bundle build', '- 0'],
  ['build develop develop build', '- 0 1 -'],
  ['build edit:develop build', '- - -'],
  ['no-bundle edit:develop build', '- - -'],
])('each of "%s" finds the output of another: %s', async (commands, expected) => {
  const found: string[] = [];
  for (const [number, command] of commands.split(' ').entries()) {
    folder.write('gatsby-node.ts', `export const isEdited = ${command.startsWith('edit:')}`);
    found.push(await run(command.replace('edit:', ''), number));
  }
  expect(found.join(' ')).toBe(expected);
});

test('a new process builds, without what other code left', () => {
  const [jiti, module] = [require.resolve('jiti'), path.join(__dirname, 'gatsby-output.ts')];
  folder.write(
    'build.cjs',
    `const { createJiti } = require(${JSON.stringify(jiti)});
    const output = createJiti(__filename)(${JSON.stringify(module)});
    output.startAnewAfterOtherCode();
    output.restoreOutput();
    console.log(process.ppid);
    process.exitCode = 3;`,
  );
  const build = () => {
    const options = { encoding: 'utf8' } as const;
    const { pid, status, stdout } = spawnSync(process.execPath, ['build.cjs'], options);
    return { isNew: Number(stdout) === pid, status, isLeft: fs.existsSync('.cache/left') };
  };
  folder.write('.cache/left', '');
  expect(build()).toEqual({ isNew: false, status: 3, isLeft: true });
  expect(build()).toEqual({ isNew: false, status: 3, isLeft: true });
  folder.write('gatsby-node.ts', 'export const isEdited = true');
  expect(build()).toEqual({ isNew: true, status: 3, isLeft: false });
});

test('a link is not replaced', async () => {
  folder.write('elsewhere/output', 'text');
  fs.symlinkSync('elsewhere', 'public');
  jest.resetModules();
  const { restoreOutput } = await import('./gatsby-output');
  expect(() => restoreOutput()).toThrow('The folder public is a link, a mount or in use');
  expect(read()).toBe('text');
});

test('a folder moves to another file system', async () => {
  const { move } = await import('./gatsby-output');
  jest.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' });
  });
  folder.write('from/output', 'text');
  move('from', 'to');
  expect(fs.readFileSync('to/output', 'utf8')).toBe('text');
  expect(fs.existsSync('from')).toBe(false);
});
