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
    'console.log(...process.argv.slice(2), process.env.MALLOC_ARENA_MAX);process.exit(3);',
  );
  const exit = once(program, 'exit');
  const [text] = await once(program.stdout, 'data');
  expect(String(text)).toBe('build --prefix-paths --verbose 2\n');
  expect(await exit).toEqual([3, null]);
});

test('Gatsby ends with npm run build', async () => {
  const program = build(
    'process.on("SIGTERM", () => process.exit(5));setInterval(() => {}, 1000);console.log("ready");',
  );
  await once(program.stdout, 'data');
  program.kill();
  expect(await once(program, 'exit')).toEqual([5, null]);
});
