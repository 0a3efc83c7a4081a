import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { temporaryFolder } from '../tests/unit/temporary-folder';

const folder = temporaryFolder();

/** Starts `npm run build` with another program instead of Gatsby's. */
function build(gatsby: string) {
  folder.write('node_modules/gatsby/cli.js', gatsby);
  const command = [path.resolve('scripts/build.mjs'), '--verbose'];
  return spawn(process.execPath, command, { cwd: folder.at() });
}

test('npm run build passes options on, and fails as Gatsby does', async () => {
  const program = build(
    'console.log(...process.argv.slice(2), process.env.MALLOC_ARENA_MAX, process.env.PARCEL_WORKERS);process.exit(3);',
  );
  const exit = once(program, 'exit');
  const [text] = await once(program.stdout, 'data');
  expect(String(text)).toBe('build --prefix-paths --verbose 2 0\n');
  expect(await exit).toEqual([3, null]);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'Gatsby ends with npm run build on %s',
  async (signal) => {
    const program = build(
      `process.on("${signal}", () => process.exit(5));setInterval(() => {}, 1000);console.log("ready");`,
    );
    await once(program.stdout, 'data');
    program.kill(signal);
    expect(await once(program, 'exit')).toEqual([5, null]);
  },
);

test('npm run build says that the system has ended Gatsby', async () => {
  const program = build('process.kill(process.pid, "SIGKILL");');
  const exit = once(program, 'exit');
  const [text] = await once(program.stderr, 'data');
  expect(String(text)).toBe('Gatsby was ended by SIGKILL.\n');
  expect(await exit).toEqual([137, null]);
});
